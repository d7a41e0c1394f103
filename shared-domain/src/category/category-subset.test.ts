import { describe, expect, test } from '@jest/globals';
import {
  CATEGORY_SUBSETS,
  FIRST_SUBSET_BIT,
  findSubset,
  findSubsetFlags,
  hasFlagBit,
  isSubsetBit,
} from './category-subset.ts';
import { CATEGORIES } from './category-table.ts';

describe('subsets of the flags, bit 3 onward', () => {
  test('the subsets have the bits 3, 4 and 5', () => {
    expect(FIRST_SUBSET_BIT).toBe(3);
    expect(CATEGORY_SUBSETS).toEqual({ young: 3, open: 4, masters: 5 });
    expect((['young', 'open', 'masters', undefined] as const).map(findSubsetFlags)).toEqual([8, 16, 32, 0]);
  });

  test.each([
    [0, 6, 'young'],
    [14, 15, 'young'],
    [14, 16, undefined],
    [15, 17, undefined],
    [16, 17, 'open'],
    [23, 34, 'open'],
    [23, 35, undefined],
    [34, 38, undefined],
    [35, 39, 'masters'],
    [35, undefined, 'masters'],
    [0, undefined, undefined],
    [16, undefined, undefined],
  ])('ages %i to %p: %p', (youngest, oldest, subset) => {
    expect(findSubset(youngest, oldest)).toBe(subset);
  });

  test.each([
    [8, [3]],
    [16, [4]],
    [32, [5]],
    [0, []],
    [56, [3, 4, 5]],
    [2 ** 40 + 2, [1, 40]],
  ])('flags %i have the bits %j', (flags, bits) => {
    const set = Array.from({ length: 53 }, (_, bit) => bit).filter((bit) => hasFlagBit({ flags }, bit));
    expect(set).toEqual(bits);
  });

  test.each([
    [2, false],
    [3, true],
    [52, true],
    [53, false],
    [3.5, false],
    [-3, false],
    ['3', false],
    [undefined, false],
    [Number.NaN, false],
  ])('%p is a valid bit: %p', (bit, can) => {
    expect(isSubsetBit(bit)).toBe(can);
  });

  test('every main category is of exactly one subset', () => {
    const bits = Object.values(CATEGORY_SUBSETS);
    for (const row of CATEGORIES.filter(({ main }) => main === 1))
      expect([row.id, bits.filter((bit) => hasFlagBit(row, bit)).length]).toEqual([row.id, 1]);
  });
});
