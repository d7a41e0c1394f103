import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rankResults } from '../ranking/rank-results.ts';
import { findTimesAgainstOrder } from './times-against-order.ts';

describe('TR 18.2: places go by the order of finish, a time never overturns it inside one race', () => {
  test.each([
    ['times in their order', [9810, 9890, 9910], []],
    ['equal times are no contradiction', [9810, 9810, 9810], []],
    ['one millisecond is', [9811, 9810], [1]],
    ['each that is shorter than one before', [9810, 9890, 9850, 9880, 9900], [2, 3]],
    ['rows without a time are passed over', [9810, undefined, 9800, undefined], [2]],
    ['a first without a time', [undefined, 9800], []],
    ['nobody', [], []],
  ])('%s', (_, times, against) => {
    expect(findTimesAgainstOrder(times)).toEqual(against);
  });

  test('nothing is said of times that were sorted', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99_999 })), (times) => {
        expect(findTimesAgainstOrder(times.toSorted((a, b) => a - b))).toEqual([]);
      }),
    );
  });

  test('a rank from the photo finish separates equal times', () => {
    const rows = [
      { prf: { v: 9810, u: 'ms', st: 1 }, rank: 2 },
      { prf: { v: 9810, u: 'ms', st: 1 }, rank: 1 },
    ] as const;
    expect(rankResults(rows, { g0: 100, g1: '0' }).map(({ rank }) => rank)).toEqual([2, 1]);
  });
});
