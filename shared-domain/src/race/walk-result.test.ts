import { describe, expect, test } from '@jest/globals';
import { rankResults } from '../ranking/rank-results.ts';
import { isWalkSymbol } from './walk-fact.ts';
import { findWalkPenalty, WALK_PENALTIES } from './walk-penalty.ts';
import { findWalkResult } from './walk-result.ts';

const time = (v: number) => ({ v, u: 'ms', st: 1 }) as const;

describe('the added time re-ranks', () => {
  test('a winner by a minute with two minutes added is second', () => {
    const rows = [
      { prf: findWalkResult(time(4_800_000), { addedMs: 120_000 }) },
      { prf: findWalkResult(time(4_860_000), { addedMs: 0 }) },
    ];
    expect(rows[0]?.prf.v).toBe(4_920_000);
    expect(rankResults(rows, { g0: 20_000, g1: 'WR' }).map(({ rank }) => rank)).toEqual([2, 1]);
  });

  test('a disqualification takes the time and the place away', () => {
    const prf = findWalkResult(time(4_800_000), { addedMs: 120_000, disqualified: { rule: 'TR54.7.3', at: 0 } });
    expect(prf).toEqual({ st: 4 });
  });

  test('no record, nothing to add, no time: the result stays', () => {
    expect(findWalkResult(time(1000), undefined)).toEqual(time(1000));
    expect(findWalkResult(time(1000), { addedMs: 0 })).toEqual(time(1000));
    expect(findWalkResult({ st: 3 }, { addedMs: 60_000 })).toEqual({ st: 3 });
  });
});

describe('Stay in the penalty zone by distance (TR 54.7.3)', () => {
  test.each([
    [5000, 30_000, 'not confirmed'],
    [10_000, 60_000, 'seen'],
    [20_000, 120_000, 'seen'],
    [30_000, 180_000, 'not confirmed'],
    [35_000, 210_000, 'not confirmed'],
    [50_000, 300_000, 'seen'],
  ])('%d m: %d ms, %s', (metres, ms, certainty) => {
    expect(findWalkPenalty(metres)).toEqual({ metres, ms, certainty });
  });

  test.each([21_097, 42_195, 3000])('%d m: nothing was found, nothing is made up', (metres) => {
    expect(findWalkPenalty(metres)).toBeUndefined();
  });

  test('a longer race never has a shorter stay', () => {
    const stays = WALK_PENALTIES.map(({ ms }) => ms);
    expect(stays).toEqual(stays.toSorted((a, b) => a - b));
  });
});

test('the two symbols of the judges', () => {
  expect(['~', '>', '<', ''].map(isWalkSymbol)).toEqual([true, true, false, false]);
});
