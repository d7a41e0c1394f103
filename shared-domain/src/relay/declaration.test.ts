import { describe, expect, test } from '@jest/globals';
import { findRelayDeadline, isDeclarationFrozen, type RelayOrderEntry, readRelayDeclaration } from './declaration.ts';

const HOUR = 3_600_000;
const CALL = 10 * HOUR;
const declare = (at: number, ...legs: string[]): RelayOrderEntry => ({ kind: 'declare', at, legs });
const override = (at: number, reason: string, by: string, ...legs: string[]): RelayOrderEntry => ({
  kind: 'override',
  at,
  legs,
  reason,
  by,
});

describe('Names and running order are declared before each round, an hour before the first call time of its first heat', () => {
  test('the deadline, and one that a meet sets', () => {
    expect(findRelayDeadline(CALL)).toBe(9 * HOUR);
    expect(findRelayDeadline(CALL, HOUR / 2)).toBe(9.5 * HOUR);
    expect([9 * HOUR, 9 * HOUR + 1].map((now) => isDeclarationFrozen(CALL, now))).toEqual([false, true]);
    expect(isDeclarationFrozen(CALL, 9 * HOUR + 1, HOUR / 2)).toBe(false);
  });

  test('the last declaration in time holds', () => {
    expect(readRelayDeclaration([declare(0, 'a', 'b'), declare(9 * HOUR, 'b', 'a')], CALL)).toEqual({
      legs: ['b', 'a'],
      overrides: [],
      refused: [],
    });
  });

  test('a declaration a millisecond late is refused, the order is frozen', () => {
    const entries = [declare(0, 'a', 'b'), declare(9 * HOUR + 1, 'b', 'a')];
    expect(readRelayDeclaration(entries, CALL)).toEqual({
      legs: ['a', 'b'],
      overrides: [],
      refused: [{ index: 1, reason: 'after the deadline' }],
    });
    expect(readRelayDeclaration(entries, CALL, HOUR / 2).legs).toEqual(['b', 'a']);
  });

  test('nothing declared in time, no order', () => {
    expect(readRelayDeclaration([declare(CALL, 'a')], CALL)).toStrictEqual({
      overrides: [],
      refused: [{ index: 0, reason: 'after the deadline' }],
    });
  });
});

describe('later changes are an override, kept with its reason and its author', () => {
  const late = override(CALL, 'medical', 'Dr Roux', 'c', 'b');

  test('it changes the order', () => {
    expect(readRelayDeclaration([declare(0, 'a', 'b'), late], CALL)).toEqual({
      legs: ['c', 'b'],
      overrides: [late],
      refused: [],
    });
  });

  test.each([
    [' ', 'Dr Roux', 'no reason'],
    ['medical', ' ', 'no official'],
    ['', '', 'no reason'],
  ])('reason %j by %j: %s', (reason, by, refusal) => {
    expect(readRelayDeclaration([declare(0, 'a', 'b'), override(CALL, reason, by, 'c', 'b')], CALL)).toEqual({
      legs: ['a', 'b'],
      overrides: [],
      refused: [{ index: 1, reason: refusal }],
    });
  });
});
