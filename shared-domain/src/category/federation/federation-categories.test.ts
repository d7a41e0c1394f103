import { describe, expect, test } from '@jest/globals';
import { findCategoriesByBirthDate } from '../categories-by-birth-date.ts';
import { CATEGORIES, FFA_CATEGORIES } from '../category-table.ts';
import type { CategorySet } from '../category-table-rules.ts';
import { FEDERATION_CATEGORIES, findCategoryTable } from './federation-categories.ts';
import { SWISS_CATEGORIES } from './swiss-categories.ts';
import { WORLD_CATEGORIES } from './world-categories.ts';

const codes = (birthDate: string, on: string, table: CategorySet) => {
  const answer = findCategoriesByBirthDate(birthDate, { on, table, sex: 2 });
  return 'error' in answer ? answer : answer.categories.map(({ code }) => code).join();
};

describe('a class table per federation', () => {
  test('FFA, SUI and WA have one, UNSS, FFSU and FSGT none that is public', () => {
    expect(Object.keys(FEDERATION_CATEGORIES)).toEqual(['FFA', 'SUI', 'WA']);
    expect(findCategoryTable('FFA')).toBe(FFA_CATEGORIES);
    expect(findCategoryTable('SUI')).toBe(SWISS_CATEGORIES);
    expect(findCategoryTable('WA')).toBe(WORLD_CATEGORIES);
    expect(['UNSS', 'FFSU', 'FSGT', '', 'toString'].map(findCategoryTable)).toEqual(Array(5).fill(undefined));
  });

  test('the rows of a table name its federation, and no id is in two tables', () => {
    for (const [federation, { rows }] of Object.entries(FEDERATION_CATEGORIES))
      expect(rows.filter((row) => row.federations.join() !== federation)).toEqual([]);
    const ids = Object.values(FEDERATION_CATEGORIES).flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the same girl is in another class in each: born in January 2009, on 15 October 2026', () => {
    const classes = Object.values(FEDERATION_CATEGORIES).map((table) => codes('2009-01-20', '2026-10-15', table));
    expect(classes).toEqual(['JU,TC', 'U18W', 'U18']);
  });
});

describe('World Athletics: U18 = 16–17, U20 = 18–19 on 31 December; masters from the 35th birthday (TR 3)', () => {
  test.each([
    ['2011-01-01', ''],
    ['2010-12-31', 'U18'],
    ['2009-01-01', 'U18'],
    ['2008-12-31', 'U20'],
    ['2007-01-01', 'U20'],
    ['2006-12-31', ''],
  ])('born on %s: %j on any day of 2026', (birthDate, code) => {
    for (const on of ['2026-01-01', '2026-08-31', '2026-09-01', '2026-12-31'])
      expect(codes(birthDate, on, WORLD_CATEGORIES)).toBe(code);
  });

  test.each([
    ['2026-06-12', ''],
    ['2026-06-13', 'W35'],
    ['2031-06-12', 'W35'],
    ['2031-06-13', 'W40'],
    ['2101-06-13', 'W110'],
    ['2106-06-13', ''],
  ])('born on 13 June 1991, on %s: %j', (on, code) => {
    expect(codes('1991-06-13', on, WORLD_CATEGORIES)).toBe(code);
  });

  test('the four young classes, then the age bands as main categories', () => {
    expect(WORLD_CATEGORIES.rows.slice(0, 4)).toMatchObject([
      {
        id: 2049,
        code: 'U18',
        short: 'U18',
        name: { fr: 'Moins de 18 ans', en: 'Under 18' },
        sex: 1,
        main: 1,
        kind: 2,
      },
      { id: 2050, codes: { fr: ['U18', 'U18F'], en: ['U18', 'U18W'] }, sex: 2, youngest: 16, oldest: 17, flags: 16 },
      { id: 2051, codes: { fr: ['U20', 'U20M'], en: ['U20', 'U20M'] }, sex: 1, youngest: 18, oldest: 19, flags: 16 },
      {
        id: 2052,
        code: 'U20',
        short: 'U20',
        name: { fr: 'Moins de 20 ans', en: 'Under 20' },
        sex: 2,
        main: 1,
        kind: 2,
      },
    ]);
    const bands = CATEGORIES.filter(({ kind }) => kind === 3);
    expect(WORLD_CATEGORIES.rows.slice(4)).toEqual(
      bands.map((row) => ({ ...row, id: row.id + 2000, federations: ['WA'], main: 1 })),
    );
  });

  test('it has its edition and its rule', () => {
    const { rows, ...rules } = WORLD_CATEGORIES;
    expect(rules).toEqual({
      seasonStart: '01-01',
      agesIn: 'starts',
      birthdayCounts: true,
      edition: 'Technical Rules, numbering of 2019 and later',
      source: 'World Athletics Technical Rules, TR 3; five-year bands as in docs/product P3.6',
    });
  });
});

describe('Swiss Athletics', () => {
  test.each([
    [3001, 'U10M', 'U10', 'Under 10', 1, 1, 0, 9, 8],
    [3012, 'U12W', 'U12', 'Under 12', 2, 1, 10, 11, 8],
    [3021, 'U14M', 'U14', 'Under 14', 1, 1, 12, 13, 8],
    [3032, 'U16W', 'U16', 'Under 16', 2, 1, 14, 15, 8],
    [3043, 'U18X', 'U18', 'Under 18', 3, 1, 16, 17, 16],
    [3053, 'U20X', 'U20', 'Under 20', 3, 1, 18, 19, 16],
    [3063, 'U23X', 'U23', 'Under 23', 3, 1, 20, 22, 16],
    [3071, 'MAN_', 'Actifs', 'Senior', 1, 1, 23, 99, 0],
    [3072, 'WOM_', 'Actifs', 'Senior', 2, 1, 23, 99, 0],
    [3073, 'MIXE', 'Actifs', 'Senior', 3, 1, 23, 99, 0],
    [3081, 'MASM', 'Masters', 'Masters', 1, 0, 35, 99, 32],
    [3082, 'MASW', 'Masters', 'Masters', 2, 0, 35, 99, 32],
    [3101, 'M07', '7 ans', 'Age 7', 1, 0, 7, 7, 8],
    [3182, 'W15', '15 ans', 'Age 15', 2, 0, 15, 15, 8],
  ])('%i is %s', (id, code, fr, en, sex, main, youngest, oldest, flags) => {
    expect(SWISS_CATEGORIES.rows.find((row) => row.id === id)).toEqual({
      id,
      code,
      short: code,
      codes: { fr: [code], en: [code] },
      name: { fr, en },
      federations: ['SUI'],
      sex,
      main,
      kind: 2,
      youngest,
      oldest,
      flags,
    });
  });

  test('the main classes hold every age to 99 once, for men and women', () => {
    for (const sex of [1, 2])
      for (let age = 0; age <= 99; age++) {
        const fitting = SWISS_CATEGORIES.rows.filter(
          (row) => row.main === 1 && row.sex === sex && row.youngest <= age && age <= (row.oldest ?? 0),
        );
        expect([age, fitting.length]).toEqual([age, 1]);
      }
  });

  test('ages are those of the calendar year', () => {
    expect(codes('2011-05-05', '2026-08-31', SWISS_CATEGORIES)).toBe('W15,U16W');
    expect(codes('2011-05-05', '2026-12-31', SWISS_CATEGORIES)).toBe('W15,U16W');
    expect(codes('2011-05-05', '2027-01-01', SWISS_CATEGORIES)).toBe('U18W');
  });

  test('it has its edition and its source', () => {
    const { rows, ...rules } = SWISS_CATEGORIES;
    expect(rules).toEqual({
      seasonStart: '01-01',
      agesIn: 'starts',
      birthdayCounts: false,
      edition: 'Swiss Athletics, 2020',
      source: 'Codes and upper ages: facts read in retfah/liveAthletics, 2020',
    });
  });
});
