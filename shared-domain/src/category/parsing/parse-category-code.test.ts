import { describe, expect, test } from '@jest/globals';
import type { Sex } from '../category.ts';
import { CATEGORIES } from '../category-table.ts';
import { SWISS_CATEGORIES } from '../federation/swiss-categories.ts';
import { parseCategoryCode } from './parse-category-code.ts';

describe('a code read as a category', () => {
  test.each<[string, Sex | undefined, number | undefined]>([
    ['SEM', undefined, 55],
    ['SEF', undefined, 56],
    ['SEW', undefined, 56],
    [' sef ', undefined, 56],
    ['SE Mixte', undefined, 1055],
    ['se mixed', undefined, 1055],
    ['TCC', undefined, 1057],
    ['U23', 2, 54],
    ['U23', 3, 1053],
    ['M0', 1, 101],
    ['M35', undefined, 101],
    ['W35', undefined, 102],
    ['M110', undefined, 181],
    ['W105', 2, 180],
    ['SE', undefined, undefined],
    ['SEM', 2, undefined],
    ['SE', 0, undefined],
    ['M14', 1, undefined],
    ['', 1, undefined],
  ])('%j with sex %p is %p', (text, sex, id) => {
    expect(parseCategoryCode(text, sex)?.id).toBe(id);
  });

  test('what is no text is no code', () => {
    expect(parseCategoryCode(null as unknown as string)).toBeUndefined();
    expect(parseCategoryCode(55 as unknown as string)).toBeUndefined();
  });

  test('M10 is a boy of ten in Switzerland and a man of 85 in France', () => {
    expect(parseCategoryCode('M10', 1, SWISS_CATEGORIES)).toMatchObject({ id: 3131, youngest: 10 });
    expect(parseCategoryCode('M10', 1)).toMatchObject({ id: 121, youngest: 85 });
  });

  test('every code of every list, with the sex, is read as its row, or as the main one that shares it', () => {
    for (const row of CATEGORIES)
      for (const code of [...row.codes.fr, ...row.codes.en]) {
        const category = parseCategoryCode(code, row.sex);
        expect([code, category?.sex, category?.youngest, category?.main]).toEqual([
          code,
          row.sex,
          row.youngest,
          row.kind === 3 && row.youngest <= 100 ? 1 : row.main,
        ]);
      }
  });
});
