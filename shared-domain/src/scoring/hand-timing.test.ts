import { describe, expect, test } from '@jest/globals';
import { combinedPoints } from './combined-points.ts';
import { handTimingPenalty } from './hand-timing.ts';

describe('a hand time scores with its own correction (TR 39.9)', () => {
  test.each<[number, string, number]>([
    [60, '0', 240],
    [100, '0', 240],
    [110, 'HP106', 240],
    [200, '0', 240],
    [201, '0', 140],
    [300, '0', 140],
    [400, '0', 140],
    [400, 'H', 140],
    [401, '0', 0],
    [800, '0', 0],
    [1500, '0', 0],
    [4100, '0', 0],
    [900_003, '0', 0],
  ])('%i-%s by hand: %i ms more', (g0, g1, ms) => {
    expect(handTimingPenalty({ g0, g1, hand: true })).toBe(ms);
    expect(handTimingPenalty({ g0, g1, hand: false })).toBe(0);
    expect(handTimingPenalty({ g0, g1 })).toBe(0);
  });

  test('it applies to the score, on the time as it is shown, to the tenth', () => {
    const points = (hand: boolean, v: number) => combinedPoints({ g0: 100, g1: '0', hand }, 1, { v, u: 'ms', st: 1 });
    expect(points(true, 10_800)).toBe(points(false, 11_040));
    expect(points(true, 10_730)).toBe(points(false, 11_040));
    expect(points(true, 10_700)).toBe(points(false, 10_940));
  });
});
