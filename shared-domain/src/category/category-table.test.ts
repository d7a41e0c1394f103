import { describe, expect, test } from '@jest/globals';
import { formatSex } from './category.ts';
import { formatCategorySex } from './category-code.ts';
import { CATEGORIES } from './category-table.ts';
import { findCategory, isU16OrYounger } from './site-categories.ts';

describe('categories by id', () => {
  test('every id finds its own row, another none', () => {
    for (const row of CATEGORIES) expect(findCategory(row.id)).toBe(row);
    for (const id of [0, 40, 63, 100, 129, 150, 183, 1042, 1059, 55.5, Number.NaN, -55]) {
      expect(findCategory(id)).toBeUndefined();
    }
  });

  test('the youngest age class comes first and the mixed ones last', () => {
    const codes = CATEGORIES.filter(({ sex }) => sex === 1).map(({ code }) => code);
    expect(codes.slice(0, 12).join()).toBe('BB,EA,PO,BE,MI,CA,JU,ES,SE,TC,MA,M0');
    expect(CATEGORIES.slice(-9).every(({ sex }) => sex === 3)).toBe(true);
  });

  test('sex letters are F, M, X in French and W, M, X in English', () => {
    expect([55, 56, 1055, 9].map((id) => formatCategorySex(id, 'fr'))).toEqual(['M', 'F', 'X', undefined]);
    expect([55, 56, 1055, 9].map((id) => formatCategorySex(id, 'en'))).toEqual(['M', 'W', 'X', undefined]);
    expect(([0, 1, 2, 3] as const).map((sex) => formatSex(sex, 'fr'))).toEqual([undefined, 'M', 'F', 'X']);
    expect(([0, 1, 2, 3] as const).map((sex) => formatSex(sex, 'en'))).toEqual([undefined, 'M', 'W', 'X']);
  });

  test('U16 and younger are kept out of search engines (Q30), an unknown category is not', () => {
    const young = CATEGORIES.filter(({ id }) => isU16OrYounger(id)).map(({ id }) => id);
    expect(young).toEqual([61, 62, 41, 42, 43, 44, 45, 46, 47, 48, 1041, 1043, 1045, 1047]);
    expect(isU16OrYounger(9)).toBe(false);
  });
});
