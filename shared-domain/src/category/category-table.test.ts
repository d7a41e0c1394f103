import { describe, expect, test } from '@jest/globals';
import { CATEGORIES, categoryOf, isU16OrYounger } from './category-table.ts';
import { sexLetter } from './sex-letter.ts';

describe('categories (decision 31)', () => {
  test.each([
    [41, 'EA', 'U10', 'Éveil athlétique', 1, 1, 7, 9],
    [44, 'PO', 'U12', 'Poussines', 2, 1, 10, 11],
    [50, 'CA', 'U18', 'Cadettes', 2, 1, 16, 17],
    [53, 'ES', 'U23', 'Espoirs', 1, 1, 20, 22],
    [55, 'SE', 'SE', 'Seniors', 1, 1, 23, 34],
    [56, 'SE', 'SE', 'Seniors', 2, 1, 23, 34],
    [58, 'TC', 'TC', 'Toutes catégories', 2, 0, 0, undefined],
    [59, 'MA', 'MA', 'Masters', 1, 0, 35, undefined],
    [62, 'BB', 'U7', 'Baby athlé', 2, 1, 0, 6],
    [101, 'M0', 'M35', 'Masters 0', 1, 1, 35, 39],
    [122, 'M10', 'W85', 'Masters 10', 2, 1, 85, 89],
    [128, 'M13', 'W100', 'Masters 13', 2, 1, 100, undefined],
    [151, 'M35', 'M35', 'Masters 35 ans', 1, 0, 35, 39],
    [182, 'W110', 'W110', 'Masters 110 ans', 2, 0, 110, 114],
    [1055, 'SE', 'SE', 'Seniors mixte', 3, 1, 23, 34],
    [1057, 'TCC', 'TCC', 'Toutes catégories mixte', 3, 0, 0, undefined],
  ])('%i is %s', (id, code, short, french, sex, main, youngest, oldest) => {
    const category = categoryOf(id);
    expect(category).toMatchObject({ code, short, sex, main, youngest });
    expect(category?.name.fr).toBe(french);
    expect(category?.oldest).toBe(oldest);
  });

  test('the ids are those of the specification, each once, the odd one male and the even one female', () => {
    const ids = CATEGORIES.map(({ id }) => id).sort((a, b) => a - b);
    const range = (from: number, to: number, step = 1) =>
      Array.from({ length: (to - from) / step + 1 }, (_, n) => from + n * step);
    expect(ids).toEqual([...range(41, 62), ...range(101, 128), ...range(151, 182), ...range(1041, 1057, 2)]);
    expect(CATEGORIES.filter(({ id, sex }) => id < 1000 && sex !== 2 - (id % 2))).toEqual([]);
  });

  test('the main season categories cover every age once, for either sex', () => {
    for (const sex of [1, 2]) {
      for (let age = 0; age <= 110; age++) {
        const fitting = CATEGORIES.filter(
          (row) => row.main === 1 && row.sex === sex && row.youngest <= age && age <= (row.oldest ?? 200),
        );
        expect([age, fitting.length]).toEqual([age, 1]);
      }
    }
  });

  test('sex letters are F, M, X in French and W, M, X in English', () => {
    expect([55, 56, 1055, 9].map((id) => sexLetter(id, 'fr'))).toEqual(['M', 'F', 'X', undefined]);
    expect([55, 56, 1055, 9].map((id) => sexLetter(id, 'en'))).toEqual(['M', 'W', 'X', undefined]);
  });

  test('U16 and younger are kept out of search engines (decision 30)', () => {
    const young = CATEGORIES.filter(({ id }) => isU16OrYounger(id)).map(({ code }) => code);
    expect([...new Set(young)].sort()).toEqual(['BB', 'BE', 'EA', 'MI', 'PO']);
  });
});
