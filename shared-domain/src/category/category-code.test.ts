import { afterEach, describe, expect, test } from '@jest/globals';
import { parseCategoryFile } from '../level/category-file.ts';
import { isTableError } from '../level/table-error.ts';
import { formatCategory, formatCategoryCode, formatCategoryCodes, formatSexBesideCode } from './category-code.ts';
import { SWISS_CATEGORIES } from './federation/swiss-categories.ts';
import { WORLD_CATEGORIES } from './federation/world-categories.ts';
import { provideCategoryTables } from './site-categories.ts';

afterEach(() => provideCategoryTables([]));

describe('Each has French and English code lists', () => {
  test.each([
    [49, 'CA', 'CAM', 'U18', 'U18M'],
    [52, 'JU', 'JUF', 'U20', 'U20W'],
    [54, 'ES', 'ESF', 'U23', 'U23W'],
    [56, 'SE', 'SEF', 'SE', 'SEW'],
    [58, 'TC', 'TCF', 'TC', 'TCW'],
    [101, 'M0', 'M0M', 'M35', 'M35'],
    [112, 'M5', 'M5F', 'W60', 'W60'],
    [151, 'M35', 'M35', 'M35', 'M35'],
    [162, 'W60', 'W60', 'W60', 'W60'],
    [1053, 'ES', 'ES Mixte', 'U23', 'U23 Mixed'],
    [1057, 'TCC', 'TCC', 'TCC', 'TCC'],
  ])('category %i shows the first code of the language, with the sex once', (id, fr, frSexed, en, enSexed) => {
    expect([formatCategoryCode(id, 'fr'), formatCategory(id, 'fr')]).toEqual([fr, frSexed]);
    expect([formatCategoryCode(id, 'en'), formatCategory(id, 'en')]).toEqual([en, enSexed]);
  });

  test('the letter of the sex is added only to a code that does not name it', () => {
    expect([54, 112, 162, 1055].map((id) => formatSexBesideCode(id, 'fr'))).toEqual(['F', 'F', undefined, 'X']);
    expect([54, 112, 162, 1055].map((id) => formatSexBesideCode(id, 'en'))).toEqual(['W', undefined, undefined, 'X']);
  });

  test('an unknown category has no code', () => {
    expect([formatCategoryCode(999, 'fr'), formatCategory(999, 'fr'), formatSexBesideCode(999, 'fr')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([formatCategoryCode(undefined, 'fr'), formatCategory(undefined, 'en')]).toEqual([undefined, undefined]);
  });
});

describe('codes of other federations', () => {
  test('codes that name their sex get no letter', () => {
    provideCategoryTables([
      { ...SWISS_CATEGORIES, federation: 'FFA' },
      { ...WORLD_CATEGORIES, federation: 'FFA' },
    ]);
    expect([3042, 3072, 2051, 2162].map((id) => formatCategory(id, 'en'))).toEqual(['U18W', 'WOM_', 'U20M', 'W60']);
  });

  test('a file’s are shown by its own code in French and its short one in English', () => {
    const row = (id: number, code: string, short: string, sex: 1 | 2) => ({
      ...{ id, code, short, name: { fr: code, en: short }, sex, youngest: 16, oldest: 17 },
    });
    const table = parseCategoryFile({
      ...{ format: 1, kind: 'categories', id: 'essai', edition: '2027', source: 'essai', notice: '', official: false },
      federation: 'UNSS',
      season: { start: '09-01', ages: 'ends' },
      categories: [row(10_001, 'LYC', 'U18', 2), row(10_002, 'W60', 'W60', 2)],
    });
    if (isTableError(table)) throw new Error(table.path);
    provideCategoryTables([table]);
    expect([formatCategory(10_001, 'fr'), formatCategory(10_001, 'en')]).toEqual(['LYCF', 'U18W']);
    expect([formatCategory(10_002, 'fr'), formatCategory(10_002, 'en')]).toEqual(['W60', 'W60']);
  });
});

test('Codes of several are written once each, the youngest first', () => {
  expect([formatCategoryCodes([55, 49, 50, 51, 9999], 'fr'), formatCategoryCodes([55, 49, 50, 51], 'en')]).toEqual([
    'CA, JU, SE',
    'U18, U20, SE',
  ]);
});
