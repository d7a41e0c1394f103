import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findNextRound, listEarlierRounds, locateRound } from './earlier-rounds.ts';
import { compareRounds, isRoundLetter, ROUND_ORDER } from './round-code.ts';
import { findRoundPosition } from './round-position.ts';

describe('rounds of a group', () => {
  test('preliminary, heats, qualification, eighth, quarter, semi-final, final, part of a combined event (Q12)', () => {
    expect(ROUND_ORDER.join('')).toBe('phqersfc');
    expect(['f', 'p', 's', 'h'].filter(isRoundLetter).toSorted(compareRounds)).toEqual(['p', 'h', 's', 'f']);
    expect(['', 'z', 'F', 'ff'].some(isRoundLetter)).toBe(false);
  });

  test('those passed, earliest first, and the next one', () => {
    expect(listEarlierRounds(['f', 'h', 's', 'h', 'p'], 's')).toEqual(['p', 'h']);
    expect(listEarlierRounds(['h', 's', 'f'], 'h')).toEqual([]);
    expect(findNextRound(['f', 'h', 's'], 'h')).toBe('s');
    expect(findNextRound(['f', 'h', 's'], 'f')).toBeUndefined();
  });

  test('its place among them names it: heats, quarter, semi, final', () => {
    const rounds = ['f', 'r', 'h', 's'] as const;
    const names = (['h', 'r', 's', 'f'] as const).map((round) => {
      const { position, total } = locateRound(rounds, round);
      return findRoundPosition(position, total);
    });
    expect(names).toEqual(['round', 'quarter', 'semi', 'final']);
    expect(locateRound([], 'f')).toEqual({ position: 1, total: 1 });
  });

  test('every round is passed, current or to come, exactly one of the three', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...ROUND_ORDER), { minLength: 1 }), fc.nat(), (rounds, pick) => {
        const current = rounds[pick % rounds.length] ?? 'f';
        const { position, total } = locateRound(rounds, current);
        expect(total).toBe(rounds.length);
        expect(findNextRound(rounds, current) === undefined).toBe(position === total);
        const next = findNextRound(rounds, current);
        if (next) expect(listEarlierRounds(rounds, next)).toEqual([...listEarlierRounds(rounds, current), current]);
      }),
    );
  });
});
