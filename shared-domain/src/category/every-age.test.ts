import { describe, expect, test } from '@jest/globals';
import { addDays } from '../challenge/zoned-day.ts';
import { createCategoryFinder } from './categories-by-birth-date.ts';
import type { CategoryFilter } from './dated-categories.ts';
import { findMainCategory } from './main-category.ts';

const createFinder = (filter: CategoryFilter) => {
  const finder = createCategoryFinder(filter);
  if ('error' in finder) throw new Error(finder.error.detail);
  return finder.find;
};

describe('the FFA has exactly one main category for every age and sex', () => {
  const listDays = (season: number) => {
    const days: string[] = [];
    for (let day = `${season - 1}-09-01`; day <= `${season}-08-31`; day = addDays(day, 1)) days.push(day);
    return days;
  };

  test.each([
    [2027, 365],
    [2028, 366],
  ])('ages 0 to 120 on every day of season %i', (season, count) => {
    const days = listDays(season);
    expect(days).toHaveLength(count);
    const births = Array.from({ length: 121 }, (_, age) => [`${season - age}-01-01`, `${season - age}-12-31`]);
    const mismatches: unknown[] = [];
    for (const on of days) {
      for (const sex of [1, 2] as const) {
        const find = createFinder({ on, main: 1, sex });
        for (const [age, dates] of births.entries()) {
          for (const birthDate of dates) {
            const rows = find(birthDate);
            const row = 'error' in rows ? undefined : rows[0];
            const fits = row !== undefined && row.youngest <= age && age <= (row.oldest ?? 120);
            if (
              !fits ||
              ('length' in rows && rows.length !== 1) ||
              findMainCategory(birthDate, sex, on)?.id !== row?.id
            )
              mismatches.push([on, sex, birthDate]);
          }
        }
      }
    }
    expect(mismatches).toEqual([]);
  });

  test('every birth date of 120 years, on the last day of a season and the first of the next', () => {
    for (const on of ['2028-08-31', '2028-09-01']) {
      const find = createFinder({ on, main: 1, sex: 2 });
      const mismatches: string[] = [];
      for (let birth = '1908-01-01'; birth <= '2028-12-31'; birth = addDays(birth, 1)) {
        const rows = find(birth);
        const ids = 'error' in rows ? [] : rows.map(({ id }) => id);
        if (ids.length !== 1 || ids[0] !== findMainCategory(birth, 2, on)?.id) mismatches.push(birth);
      }
      expect(mismatches).toEqual([]);
    }
  });
});
