import { describe, expect, test } from '@jest/globals';
import { findCategoriesByBirthDate } from './categories-by-birth-date.ts';
import { buildCategoryDatabase, NOT_INITIALISED } from './category-database.ts';
import { CATEGORIES } from './category-table.ts';
import { findCompatibleCategories } from './compatible-categories.ts';
import { findCategories } from './find-categories.ts';
import { LEGACY_CATEGORIES } from './legacy-categories.ts';

const on = '2026-06-13';

describe('Warnings when category or region databases are not initialised; unknown category logged.', () => {
  test.each([[undefined], [[]]])('with %j every look-up is empty and says not initialised', (rows) => {
    const database = buildCategoryDatabase(rows);
    const nothing = { categories: [], warnings: [{ id: 'not initialised', detail: 'categories' }] };
    expect(NOT_INITIALISED).toEqual(nothing.warnings[0]);
    expect(database.isInitialised).toBe(false);
    expect(database.findById(55, { on })).toEqual(nothing);
    expect(database.findByBirthDate('1990-05-02', { on })).toEqual(nothing);
    expect(database.findCompatible(55, { on })).toEqual(nothing);
    expect(database.findCompatible('55' as unknown as number, { on: 'now' })).toEqual(nothing);
  });

  test('with rows it answers what the rules answer, by the rules of the FFA', () => {
    const database = buildCategoryDatabase(CATEGORIES);
    expect(database.isInitialised).toBe(true);
    expect(database.findById([55, 47], { on })).toEqual(findCategories([55, 47], { on }));
    expect(database.findByBirthDate('1990-05-02', { on, main: 1 })).toEqual(
      findCategoriesByBirthDate('1990-05-02', { on, main: 1 }),
    );
    expect(database.findCompatible(59, { on, kind: 3 })).toEqual(findCompatibleCategories(59, { on, kind: 3 }));
  });

  test('only its own rows are known, each by the rules given with them', () => {
    const men = buildCategoryDatabase(
      LEGACY_CATEGORIES.rows.filter(({ sex }) => sex === 1),
      LEGACY_CATEGORIES,
    );
    expect(men.findById(101, { on })).toMatchObject({ categories: [{ begin: '1987-01-01', end: '1992-01-01' }] });
    expect(men.findByBirthDate('1990-05-02', { on, main: 1 })).toMatchObject({
      categories: [{ id: 101 }],
      warnings: [],
    });
    expect(men.findCompatible(57, { on })).toMatchObject({ categories: { length: 22 } });
  });

  test('an unknown category is a warning that names it', () => {
    const database = buildCategoryDatabase(CATEGORIES.slice(0, 4));
    const warnings = [{ id: 'unknown category', detail: '55' }];
    expect(database.findById(55, { on })).toEqual({ categories: [], warnings });
    expect(database.findCompatible([55, 61], { on })).toMatchObject({ categories: [{ id: 61 }], warnings });
  });
});
