import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../challenge/zoned-day.ts';
import { createCategoryFinder, findCategoriesByBirthDate } from './categories-by-birth-date.ts';
import { addSpans, findSeasonYear } from './category-span.ts';
import { CATEGORIES } from './category-table.ts';
import type { CategoryFilter } from './dated-categories.ts';
import { findMainCategory } from './main-category.ts';

/** A failing day says enough: no search for a smaller one. */
const ONCE = { endOnFailure: true };

const ON = '2026-06-13';

const findIds = (birthDate: string, filter: Partial<CategoryFilter> = {}) => {
  const answer = findCategoriesByBirthDate(birthDate, { on: ON, ...filter });
  return 'error' in answer ? answer : answer.categories.map(({ id }) => id);
};

const createFinder = (filter: CategoryFilter) => {
  const finder = createCategoryFinder(filter);
  if ('error' in finder) throw new Error(finder.error.detail);
  return finder.find;
};

describe('Category by birth date: matches if date is from begin (inclusive) to end (exclusive).', () => {
  test.each([
    ['2010-12-31', [49]],
    ['2011-01-01', [47]],
    ['2012-12-31', [47]],
    ['2013-01-01', [45]],
  ])('%s is in %j: the span of MI is 2011-01-01 to 2013-01-01', (birthDate, ids) => {
    expect(findIds(birthDate, { main: 1, sex: 1 })).toEqual(ids);
  });

  test('on every bound of every category the day itself is in and the day before the end too', () => {
    const find = createFinder({ on: ON });
    for (const row of addSpans(CATEGORIES, ON)) {
      const isIn = (day: string) => [find(day)].flat().some((other) => 'id' in other && other.id === row.id);
      expect([row.id, isIn(row.begin), isIn(addDays(row.end, -1)), isIn(row.end)]).toEqual([row.id, true, true, false]);
      if (row.begin !== '0000-01-01') expect([row.id, isIn(addDays(row.begin, -1))]).toEqual([row.id, false]);
    }
  });

  test('all that someone may be in, narrowest first', () => {
    expect(findIds('1990-05-02', { sex: 1 })).toEqual([101, 151, 59, 57]);
    expect(findIds('1990-05-02', { sex: 2, kind: 3 })).toEqual([152, 60, 58]);
    expect(findIds('1990-05-02', { sex: 3 })).toEqual([1057]);
    expect(findIds('2010-05-02', {})).toEqual([49, 50, 1049, 57, 58, 1057]);
  });

  test('the answer has the rows with their dates, and no warning', () => {
    const answer = findCategoriesByBirthDate('2012-05-02', { on: ON, main: 1, sex: 2 });
    expect(answer).toMatchObject({ categories: [{ id: 48, begin: '2011-01-01', end: '2013-01-01' }], warnings: [] });
  });

  test('born after the season: in none', () => {
    expect(findIds('2027-01-01')).toEqual([]);
  });

  test.each(['', '2012-02-30', '02/05/2012', '2012-05-02T00:00:00Z'])('%j is refused as a birth date', (birthDate) => {
    expect(findIds(birthDate)).toEqual({ error: { id: 'invalid parameters', detail: `unknown ${birthDate}` } });
  });

  test('a bad option is refused before the birth date is looked at', () => {
    const refusal = { error: { id: 'invalid parameters', detail: 'unknown never' } };
    expect(findIds('nonsense', { on: 'never' })).toEqual(refusal);
    expect(createCategoryFinder({ on: 'never' })).toEqual(refusal);
  });

  test('a finder gives the same as one look-up after the other', () => {
    const find = createFinder({ on: ON });
    fc.assert(
      fc.property(fc.nat(45_000), (n) => {
        const birthDate = addDays('1905-01-01', n);
        const rows = find(birthDate);
        expect('error' in rows ? rows : rows.map(({ id }) => id)).toEqual(findIds(birthDate));
      }),
      ONCE,
    );
  });
});

describe('the seasons of a life', () => {
  test('on any day, an athlete moves on by one season a year, never back into a younger category', () => {
    fc.assert(
      fc.property(fc.nat(40_000), fc.nat(30_000), fc.constantFrom(1, 2), (born, later, sex) => {
        const birthDate = addDays('1900-01-01', born);
        const day = addDays(birthDate, later);
        const youngest = (on: string) => findMainCategory(birthDate, sex === 1 ? 1 : 2, on)?.youngest ?? -1;
        expect(youngest(addDays(day, 1))).toBeGreaterThanOrEqual(youngest(day));
        expect(findSeasonYear(addDays(day, 366))).toBeGreaterThan(Number(findSeasonYear(day)));
      }),
      ONCE,
    );
  });

  test('a table that is null is the FFA’s', () => {
    const filter = { on: '2026-06-13', main: 1, sex: 1 } as const;
    expect(findCategoriesByBirthDate('1990-05-02', { ...filter, table: null } as unknown as typeof filter)).toEqual(
      findCategoriesByBirthDate('1990-05-02', filter),
    );
  });
});
