import { describe, expect, test } from '@jest/globals';
import type { EventRef } from '../discipline/event-ref.ts';
import { formatMark } from '../performance/format-mark.ts';
import { findHandTimingCorrection, HAND_TIMING_CORRECTIONS } from './hand-timing-correction.ts';

const byHand = (g0: number, g1 = '0'): EventRef => ({ g0, g1, hand: true });

describe('TR 39.9: a hand time scores with +0.24 s to 200 m and sprint hurdles, +0.14 s at 400 m, none above', () => {
  test.each([
    [60, 'I', 240],
    [100, '0', 240],
    [110, 'HP106', 240],
    [100, 'HP84', 240],
    [200, '0', 240],
    [201, '0', 140],
    [400, '0', 140],
    [400, 'HP91', 140],
    [401, '0', 0],
    [800, '0', 0],
    [1500, '0', 0],
    [4100, '0', 0],
  ])('%i-%s: %i ms', (g0, g1, ms) => {
    expect(findHandTimingCorrection(byHand(g0, g1))).toBe(ms);
    expect(findHandTimingCorrection({ g0, g1 })).toBe(0);
    expect(findHandTimingCorrection({ g0, g1, hand: false })).toBe(0);
  });

  test.each([
    [1, '0'],
    [100, 'R'],
    [100, 'W'],
    [100, 'WI'],
    [900_003, '0'],
    [800_010, '0'],
  ])('none for %i-%s: cross, road, walks and what is no race', (g0, g1) => {
    expect(findHandTimingCorrection(byHand(g0, g1))).toBe(0);
  });

  test('the shown time stays as it is', () => {
    expect(formatMark({ v: 11_400, u: 'ms', st: 1 }, byHand(100))).toBe('11.4h');
  });

  test('the numbers are a table', () => {
    expect(HAND_TIMING_CORRECTIONS).toEqual([
      { to: 200, ms: 240 },
      { to: 400, ms: 140 },
    ]);
  });
});
