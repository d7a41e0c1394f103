import { describe, expect, test } from '@jest/globals';
import { orderResults } from '../ranking/order-results.ts';
import { compareProgress, findLastSplit, isOnCourse, projectFinish } from './progress.ts';

const onTheWay = (...splits: [d: number, t: number][]) => ({
  prf: { st: 6 },
  splits: splits.map(([d, t]) => ({ d, t })),
});
const HALF = 21_097;

describe('Runners on the course', () => {
  test('who passed the furthest point is ahead, at one point who was there first', () => {
    const rows = [
      onTheWay([5000, 900_000]),
      onTheWay([5000, 930_000], [10_000, 1_860_000]),
      onTheWay([10_000, 1_850_000]),
    ];
    expect(rows.toSorted(compareProgress)).toEqual([rows[2], rows[1], rows[0]]);
  });

  test('stand after the finishers and before those who gave up, in the order of the course', () => {
    const rows = [
      { id: 'starts', prf: { st: 6 } },
      { id: 'second', ...onTheWay([5000, 930_000]) },
      { id: 'out', prf: { st: 3 }, splits: [{ d: 10_000, t: 1_700_000 }] },
      { id: 'first', ...onTheWay([5000, 900_000]) },
      { id: 'done', prf: { v: 1_800_000, u: 'ms' as const, st: 1 }, rank: 1 },
    ];
    expect(orderResults(rows).map(({ id }) => id)).toEqual(['done', 'first', 'second', 'starts', 'out']);
  });

  test('are those with a passage and without a result', () => {
    expect(isOnCourse(onTheWay([400, 60_000]))).toBe(true);
    expect(isOnCourse({ prf: { st: 1 }, splits: [{ d: 400, t: 60_000 }] })).toBe(true);
    expect(isOnCourse({ prf: { st: 6 } })).toBe(false);
    expect(isOnCourse({ prf: { v: 250_000, u: 'ms', st: 1 }, splits: [{ d: 400, t: 60_000 }] })).toBe(false);
    expect(isOnCourse({ prf: { st: 3 }, splits: [{ d: 400, t: 60_000 }] })).toBe(false);
  });

  test('the last passage is the furthest', () => {
    expect(findLastSplit(onTheWay([10_000, 2], [5000, 1]))?.d).toBe(10_000);
    expect(findLastSplit({})).toBeUndefined();
  });
});

describe('A projected finish keeps the pace of the last part that is a tenth of the distance or longer', () => {
  test('from the start to the first passage', () => {
    expect(projectFinish(onTheWay([10_000, 1_800_000]), HALF)).toEqual({ t: 3_797_460, from: 10_000 });
  });

  test('since the passage before', () => {
    expect(projectFinish(onTheWay([5000, 900_000], [10_000, 1_810_000]), 20_000)?.t).toBe(3_630_000);
  });

  test('a short part counts with the one before it', () => {
    const row = onTheWay([5000, 900_000], [10_000, 1_800_000], [11_000, 1_990_000]);
    expect(projectFinish(row, 20_000)?.t).toBe(1_990_000 + Math.round((1_090_000 / 6000) * 9000));
  });

  test.each([
    ['before a tenth of the distance', onTheWay([2000, 360_000]), HALF],
    [
      'once there is a time',
      { prf: { v: 3_800_000, u: 'ms' as const, st: 1 }, splits: [{ d: 5000, t: 900_000 }] },
      HALF,
    ],
    ['for who gave up', { prf: { st: 3 }, splits: [{ d: 5000, t: 900_000 }] }, HALF],
    ['without a passage', { prf: { st: 6 } }, HALF],
    ['in a cross, whose distance is not known', onTheWay([2000, 360_000]), 1],
    ['at the finish', onTheWay([21_097, 3_800_000]), HALF],
  ])('is none %s', (_, row, distance) => {
    expect(projectFinish(row, distance)).toBeUndefined();
  });
});
