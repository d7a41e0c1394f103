import { describe, expect, test } from '@jest/globals';
import { findRowWind } from './row-wind.ts';

const LONG_JUMP = { g0: 900_003, g1: '0' };

describe('Wind of a row', () => {
  test('of two attempts equal as shown the first makes the mark, whatever its millimetres (TR 29.9)', () => {
    const attempts = [
      { r: 'o', v: 7451, w: 1.1 },
      { r: 'o', v: 7459, w: 2.6 },
    ];
    expect(findRowWind({ attempts, wind: 2.6 }, LONG_JUMP)).toBe(1.1);
  });

  test('of the row itself where its attempts say none, and in every other event', () => {
    expect(findRowWind({ attempts: [{ r: 'o', v: 7451 }], wind: 0.3 }, LONG_JUMP)).toBe(0.3);
    expect(findRowWind({ attempts: [{ r: 'o', v: 15_000, w: 9 }], wind: 0.3 }, { g0: 900_005, g1: '0' })).toBe(0.3);
    expect(findRowWind({}, LONG_JUMP)).toBeUndefined();
  });
});
