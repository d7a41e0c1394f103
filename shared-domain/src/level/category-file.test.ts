import { afterEach, describe, expect, test } from '@jest/globals';
import { findMainCategory } from '../category/main-category.ts';
import {
  findCategory,
  findFederationTable,
  isU16OrYounger,
  listCategories,
  provideCategoryTables,
} from '../category/site-categories.ts';
import { isUnder16Category } from '../category/under-16.ts';
import { parseCategoryFile } from './category-file.ts';
import { isTableError } from './table-error.ts';

const row = (id: number, code: string, sex: number, youngest: number, oldest?: number) => ({
  id,
  code,
  name: { fr: code, en: code },
  sex,
  youngest,
  oldest,
});

/** An invented federation's: no public table of UNSS, FFSU, FSGT, FSCF or UFOLEP was found. */
const file = (more: object = {}) => ({
  format: 1,
  kind: 'categories',
  id: 'essai',
  edition: '2027',
  source: 'essai',
  notice: '',
  official: false,
  federation: 'UNSS',
  season: { start: '09-01', ages: 'ends' },
  categories: [row(10_001, 'COL', 1, 11, 14), row(10_002, 'COL', 2, 11, 14), row(10_003, 'LYC', 1, 15, 18)],
  ...more,
});

afterEach(() => provideCategoryTables([]));

describe('a file of categories', () => {
  test('is the table of its federation once it is given', () => {
    const table = parseCategoryFile(file());
    if (isTableError(table)) throw new Error(table.path);
    provideCategoryTables([table]);
    expect(findFederationTable('UNSS').edition).toBe('2027');
    expect(findCategory(10_001)?.code).toBe('COL');
    expect(findCategory(55)?.code).toBe('SE');
    expect(listCategories()).toHaveLength(findFederationTable('FFA').rows.length + 3);
    const inTable = { table: findFederationTable('UNSS') };
    expect(findMainCategory('2013-05-02', 1, '2027-03-01', inTable)?.id).toBe(10_001);
    expect(findMainCategory('2012-12-31', 1, '2027-03-01', inTable)?.id).toBe(10_003);
    expect(findMainCategory('2013-05-02', 1, '2027-03-01')?.code).toBe('MI');
  });

  test('a federation without one has the FFA’s', () => {
    expect(findFederationTable('FSGT').federation).toBe('FFA');
    expect(findFederationTable(undefined).federation).toBe('FFA');
  });

  test('tells by its ages who is under 16', () => {
    const table = parseCategoryFile(file());
    if (isTableError(table)) throw new Error(table.path);
    expect(isUnder16Category(10_001)).toBe(false);
    provideCategoryTables([table]);
    expect([isUnder16Category(10_001), isU16OrYounger(10_001), isU16OrYounger(10_003)]).toEqual([true, true, false]);
  });

  test('a season of the calendar year counts the ages of the year', () => {
    const table = parseCategoryFile(file({ season: { start: '01-01', ages: 'starts' } }));
    if (isTableError(table)) throw new Error(table.path);
    expect(findMainCategory('2013-05-02', 1, '2027-11-30', { table })?.id).toBe(10_001);
    expect(findMainCategory('2012-05-02', 1, '2027-11-30', { table })?.id).toBe(10_003);
  });

  test.each([
    [{ federation: 'FFA' }, 'federation'],
    [{ federation: 'UFOLEP' }, 'federation'],
    [{ season: { start: '9-1', ages: 'ends' } }, 'season.start'],
    [{ season: { start: '09-01', ages: 'both' } }, 'season.ages'],
    [{ categories: [] }, 'categories'],
    [{ categories: [row(55, 'SE', 1, 20)] }, 'categories[0].id'],
    [{ categories: [row(10_001, 'A', 1, 11), row(10_001, 'B', 2, 11)] }, 'categories[1].id'],
    [{ categories: [row(10_001, 'A', 1, 11, 9)] }, 'categories[0].oldest'],
    [{ categories: [row(10_001, '', 1, 11)] }, 'categories[0].code'],
    [{ categories: [row(10_001, 'A', 4, 11)] }, 'categories[0].sex'],
  ])('%j is refused at %s', (more, path) => {
    expect(parseCategoryFile(file(more))).toMatchObject({ error: 'table', path });
  });
});
