import { describe, expect, test } from '@jest/globals';
import { findMarkForPoints } from './mark-for-points.ts';
import { readPointsTable } from './read-table.fixture.ts';
import { scorePerformance } from './score.ts';

const WA = readPointsTable('wa-2025');
const COMBINED = readPointsTable('combined-2001');
const HUNDRED = { g0: 100, g1: '0' };

describe('which mark gives a number of points', () => {
  test.each<[string, number, string, 1 | 2, number, number]>([
    ['100 m', 100, '0', 1, 1356, 9580],
    ['100 m, points that no mark gives exactly', 100, '0', 1, 1355, 9580],
    ['pole vault', 900_002, '0', 1, 1336, 6250],
    ['the printed exception is one point short', 110, 'H', 1, 766, 15_790],
    ['marathon by the second', 42_195, 'R', 1, 1400, 6_954_000],
    ['long track races by the tenth', 20_000, 'W', 1, 1000, 5_353_200],
    ['decathlon by the point', 800_010, '0', 1, 1400, 9747],
    ['one point', 100, '0', 1, 1, 16_790],
    ['part of a point', 100, '0', 1, 0.5, 16_790],
    ['the worst high jump gives eight', 900_001, '0', 1, 1, 920],
  ])('%s: %i-%s', (_, g0, g1, sex, points, v) => {
    const event = { g0, g1 };
    const mark = findMarkForPoints(WA, event, sex, points);
    expect(mark?.v).toBe(v);
    expect(mark && scorePerformance(WA, event, sex, mark)).toBeGreaterThanOrEqual(points);
  });

  test('in the unit of the event', () => {
    expect(findMarkForPoints(WA, HUNDRED, 1, 1000)).toEqual({ v: 10_620, u: 'ms', st: 1 });
    expect(findMarkForPoints(WA, { g0: 900_003, g1: '0' }, 2, 1000)?.u).toBe('mm');
    expect(findMarkForPoints(WA, { g0: 800_007, g1: '0' }, 2, 1000)?.u).toBe('pts');
  });

  test('of a combined event: 1000 points in the decathlon’s 100 m and shot', () => {
    expect(findMarkForPoints(COMBINED, HUNDRED, 1, 1000)?.v).toBe(10_390);
    expect(findMarkForPoints(COMBINED, { g0: 900_005, g1: '0' }, 1, 1000)?.v).toBe(18_400);
  });

  test('a hand time, to the tenth, that reaches them with its correction', () => {
    const event = { ...HUNDRED, hand: true };
    const mark = findMarkForPoints(WA, event, 1, 1000);
    expect(mark?.v).toBe(10_300);
    expect(mark && scorePerformance(WA, event, 1, mark)).toBeGreaterThanOrEqual(1000);
    expect(scorePerformance(WA, event, 1, { v: 10_400, st: 1 })).toBeLessThan(1000);
  });

  test('none for more than the highest mark gives, for less than a point, for no such event', () => {
    expect(findMarkForPoints(WA, HUNDRED, 1, 1400)?.v).toBe(9460);
    expect(findMarkForPoints(WA, HUNDRED, 1, 1401)).toBeUndefined();
    expect(findMarkForPoints(WA, { g0: 900_003, g1: '0' }, 1, 1399)?.v).toBe(9190);
    expect(findMarkForPoints(WA, { g0: 900_003, g1: '0' }, 1, 1400)).toBeUndefined();
    for (const points of [0, -5, Number.NaN]) expect(findMarkForPoints(WA, HUNDRED, 1, points)).toBeUndefined();
    expect(findMarkForPoints(WA, { g0: 101, g1: '0' }, 1, 1000)).toBeUndefined();
  });
});
