import { expect, test } from '@jest/globals';
import { findCategoryOfSex } from './category-of-sex.ts';

test.each([
  ['senior women, as men,', 56, 1, 55],
  ['boys under 14, as girls,', 45, 2, 46],
  ['women of all ages, as men,', 58, 1, 57],
  ['women of a band of masters, as men,', 152, 1, 151],
  ['men, as men,', 55, 1, 55],
  ['an unknown category', 9999, 1, undefined],
] as const)('%s %d of sex %d is %p', (_, id, sex, expected) => {
  expect(findCategoryOfSex(id, sex)).toBe(expected);
});
