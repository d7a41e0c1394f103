import { describe, expect, test } from '@jest/globals';
import type { Sex } from './category.ts';
import { findMainCategory } from './main-category.ts';

const findCode = (birthDate: string, sex: Sex, on: string) => findMainCategory(birthDate, sex, on)?.code;

describe('the main category of a birth date', () => {
  test.each([
    ['2003-12-31', '2026-08-31', 'SE'],
    ['2004-01-01', '2026-08-31', 'ES'],
    ['2004-01-01', '2026-09-01', 'SE'],
    ['1990-05-02', '2026-06-13', 'M0'],
    ['1927-06-01', '2026-06-13', 'M12'],
    ['1926-06-01', '2026-06-13', 'M13'],
    ['1900-01-01', '2026-06-13', 'M13'],
    ['0001-01-01', '2026-06-13', 'M13'],
    ['2026-06-13', '2026-06-13', 'BB'],
    ['2026-12-31', '2026-06-13', 'BB'],
    ['2027-01-01', '2026-06-13', undefined],
    ['2027-01-01', '2026-09-01', 'BB'],
  ])('born on %s, on %s: %s, men and women', (birthDate, on, code) => {
    expect([findCode(birthDate, 1, on), findCode(birthDate, 2, on)]).toEqual([code, code]);
  });

  test('the sex chooses the row', () => {
    expect(([1, 2, 3] as const).map((sex) => findMainCategory('2008-05-05', sex, '2026-06-13')?.id)).toEqual([
      51, 52, 1051,
    ]);
  });

  test.each([
    ['2020-01-01', undefined],
    ['2019-12-31', 'EA'],
    ['1992-01-01', 'SE'],
    ['1991-12-31', undefined],
    ['1900-01-01', undefined],
  ])('mixed categories go from EA to SE: born on %s, %p', (birthDate, code) => {
    expect(findCode(birthDate, 3, '2026-06-13')).toBe(code);
  });

  test('an unknown sex has none', () => {
    expect(findCode('2008-05-05', 0, '2026-06-13')).toBeUndefined();
    expect(findCode('2008-05-05', 7 as Sex, '2026-06-13')).toBeUndefined();
  });

  test.each([
    ['2008-02-30', '2026-06-13'],
    ['', '2026-06-13'],
    ['2008-05-05', '2026-06-31'],
    ['2008-05-05', 'now'],
  ])('%j on %j: none', (birthDate, on) => {
    expect(findMainCategory(birthDate, 1, on)).toBeUndefined();
  });
});
