import { describe, expect, test } from '@jest/globals';
import { findCategorySpan } from './category-span.ts';
import { CATEGORIES, FFA_CATEGORIES } from './category-table.ts';
import { LEGACY_CATEGORIES } from './legacy-categories.ts';
import { findCategory } from './site-categories.ts';

const rows = LEGACY_CATEGORIES.rows;
const labelled = (label: string) => rows.filter(({ name }) => name.fr === label);
const listAges = (label: string) => labelled(label).map(({ sex, youngest, oldest }) => [sex, youngest, oldest]);

describe('Built-in legacy table: youth labels EA, PO, BE, MI, CA, JU, ES, SE, TC (age 6 to 100), masters bands (M0 to M13 with five-year ranges from 34, age bands 35 to 110 in five-year steps), mixed variants (EA, PO, BE, MI, CA, JU, ES, SE Mixte, TCC).', () => {
  test.each([
    ['EA', 6, 8],
    ['PO', 9, 10],
    ['BE', 11, 12],
    ['MI', 13, 14],
    ['CA', 15, 16],
    ['JU', 17, 18],
    ['ES', 19, 21],
    ['SE', 22, 33],
    ['TC', 6, 100],
  ])('%s is %i to %i, for men and women, and mixed', (label, youngest, oldest) => {
    const mixed = label === 'TC' ? 'TCC' : `${label} Mixte`;
    expect(listAges(label)).toEqual([
      [1, youngest, oldest],
      [2, youngest, oldest],
    ]);
    expect(listAges(mixed)).toEqual([[3, youngest, oldest]]);
    expect([...labelled(label), ...labelled(mixed)].map(({ name }) => name.en)).toEqual([label, label, mixed]);
  });

  test.each(Array.from({ length: 14 }, (_, n) => n))('M%i is five years from 34 on', (n) => {
    expect(listAges(`M${n}`)).toEqual([
      [1, 34 + 5 * n, 38 + 5 * n],
      [2, 34 + 5 * n, 38 + 5 * n],
    ]);
  });

  test('the age bands 35 to 110 are those of the reference table', () => {
    const bands = CATEGORIES.filter(({ id }) => id >= 151 && id <= 182);
    expect(rows.filter(({ kind }) => kind === 3)).toEqual(bands);
    expect(bands.filter(({ sex }) => sex === 1).map(({ youngest }) => youngest)).toEqual(
      Array.from({ length: 16 }, (_, n) => 35 + 5 * n),
    );
  });

  test('labels, masters, age bands, then the mixed ones: 87 rows', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids).toHaveLength(87);
    expect(new Set(ids).size).toBe(87);
    expect([0, 17, 18, 45, 46, 77, 78, 86].map((at) => ids[at])).toEqual([41, 58, 101, 128, 151, 182, 1041, 1057]);
    expect(LEGACY_CATEGORIES).toMatchObject({
      edition: 'built-in',
      source: 'docs/product P3.6; ages between its limits from Q31',
    });
  });

  test('ids, sexes, kinds, codes and subsets are those of the reference table', () => {
    for (const { name, youngest, oldest, ...row } of rows) expect(findCategory(row.id)).toMatchObject(row);
  });
});

test('Each has male and female variants.', () => {
  const both = ({ id }: { id: number }) => id < 1000;
  const bySex = (sex: number) => rows.filter((row) => both(row) && row.sex === sex);
  expect(bySex(1).map(({ id, youngest, oldest }) => [id + 1, youngest, oldest])).toEqual(
    bySex(2).map(({ id, youngest, oldest }) => [id, youngest, oldest]),
  );
  expect(bySex(1)).toHaveLength(39);
});

test('Season start 01-09.', () => {
  expect(LEGACY_CATEGORIES.seasonStart.split('-').reverse().join('-')).toBe('01-09');
  expect(LEGACY_CATEGORIES.agesIn).toBe('starts');
  expect(LEGACY_CATEGORIES.birthdayCounts).toBe(false);
});

test.each(['2026-01-01', '2026-08-31', '2026-09-01', '2028-02-29'])(
  'on %s every legacy category has the birth dates of the reference one (Q31), but TC and M13, which end',
  (on) => {
    const differing = rows.filter((row) => {
      const reference = findCategory(row.id) ?? row;
      const legacySpan = findCategorySpan(row, on, { rules: LEGACY_CATEGORIES });
      expect(legacySpan).toBeDefined();
      return JSON.stringify(legacySpan) !== JSON.stringify(findCategorySpan(reference, on, { rules: FFA_CATEGORIES }));
    });
    expect(differing.map(({ id }) => id)).toEqual([57, 58, 127, 128, 1057]);
  },
);
