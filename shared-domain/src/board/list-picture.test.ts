import { describe, expect, test } from '@jest/globals';
import { findStrides } from './list-picture.ts';

describe('The lines of a result', () => {
  test('say where each was when the first finished, on the least metres that hold the third', () => {
    const found = findStrides([11_580, 11_660, 11_790, 11_840, undefined, 12_900], 100);
    expect(found?.metres).toBe(6);
    expect(found?.strides.map((stride) => stride?.toFixed(3))).toEqual([
      '1.000',
      '0.886',
      '0.703',
      '0.634',
      undefined,
      undefined,
    ]);
    expect(findStrides([120_000, 121_000, 124_000], 800)?.metres).toBe(60);
  });

  test('are left out where there is nothing to compare, or the third is far behind', () => {
    expect(findStrides([11_580], 100)).toBeUndefined();
    expect(findStrides([undefined, undefined], 100)).toBeUndefined();
    expect(findStrides([800_000, 1_000_000, 1_200_000], 5000)).toBeUndefined();
  });
});
