import { describe, expect, test } from '@jest/globals';
import { CATEGORY_KINDS, type Category } from './category.ts';
import { addSpans } from './category-span.ts';
import { CATEGORIES, FFA_CATEGORIES } from './category-table.ts';
import { findCategory } from './site-categories.ts';

type Row = readonly [
  ...[id: number, code: string, short: string, fr: string, en: string, french: string, english: string],
  ...[sex: number, main: number, kind: number, youngest: number, oldest: number | undefined, flags: number],
];

/** Q31, written out; flags: 8 young, 16 open, 32 masters. */
const ROWS: readonly Row[] = [
  [61, 'BB', 'U7', 'BB · BBM', 'U7 · U7M', 'Baby athlé', 'Under 7', 1, 1, 2, 0, 6, 8],
  [62, 'BB', 'U7', 'BB · BBF', 'U7 · U7W', 'Baby athlé', 'Under 7', 2, 1, 2, 0, 6, 8],
  [41, 'EA', 'U10', 'EA · EAM', 'U10 · U10M', 'Éveil athlétique', 'Under 10', 1, 1, 2, 7, 9, 8],
  [42, 'EA', 'U10', 'EA · EAF', 'U10 · U10W', 'Éveil athlétique', 'Under 10', 2, 1, 2, 7, 9, 8],
  [43, 'PO', 'U12', 'PO · POM', 'U12 · U12M', 'Poussins', 'Under 12', 1, 1, 2, 10, 11, 8],
  [44, 'PO', 'U12', 'PO · POF', 'U12 · U12W', 'Poussines', 'Under 12', 2, 1, 2, 10, 11, 8],
  [45, 'BE', 'U14', 'BE · BEM', 'U14 · U14M', 'Benjamins', 'Under 14', 1, 1, 2, 12, 13, 8],
  [46, 'BE', 'U14', 'BE · BEF', 'U14 · U14W', 'Benjamines', 'Under 14', 2, 1, 2, 12, 13, 8],
  [47, 'MI', 'U16', 'MI · MIM', 'U16 · U16M', 'Minimes', 'Under 16', 1, 1, 2, 14, 15, 8],
  [48, 'MI', 'U16', 'MI · MIF', 'U16 · U16W', 'Minimes', 'Under 16', 2, 1, 2, 14, 15, 8],
  [49, 'CA', 'U18', 'CA · CAM', 'U18 · U18M', 'Cadets', 'Under 18', 1, 1, 2, 16, 17, 16],
  [50, 'CA', 'U18', 'CA · CAF', 'U18 · U18W', 'Cadettes', 'Under 18', 2, 1, 2, 16, 17, 16],
  [51, 'JU', 'U20', 'JU · JUM', 'U20 · U20M', 'Juniors', 'Under 20', 1, 1, 2, 18, 19, 16],
  [52, 'JU', 'U20', 'JU · JUF', 'U20 · U20W', 'Juniors', 'Under 20', 2, 1, 2, 18, 19, 16],
  [53, 'ES', 'U23', 'ES · ESM', 'U23 · U23M', 'Espoirs', 'Under 23', 1, 1, 2, 20, 22, 16],
  [54, 'ES', 'U23', 'ES · ESF', 'U23 · U23W', 'Espoirs', 'Under 23', 2, 1, 2, 20, 22, 16],
  [55, 'SE', 'SE', 'SE · SEM', 'SE · SEM', 'Seniors', 'Senior', 1, 1, 2, 23, 34, 16],
  [56, 'SE', 'SE', 'SE · SEF', 'SE · SEW', 'Seniors', 'Senior', 2, 1, 2, 23, 34, 16],
  [57, 'TC', 'TC', 'TC · TCM', 'TC · TCM', 'Toutes catégories', 'All categories', 1, 0, 4, 0, undefined, 0],
  [58, 'TC', 'TC', 'TC · TCF', 'TC · TCW', 'Toutes catégories', 'All categories', 2, 0, 4, 0, undefined, 0],
  [59, 'MA', 'MA', 'MA · MAM', 'MA · MAM', 'Masters', 'Masters', 1, 0, 4, 35, undefined, 32],
  [60, 'MA', 'MA', 'MA · MAF', 'MA · MAW', 'Masters', 'Masters', 2, 0, 4, 35, undefined, 32],
  [1041, 'EA', 'U10', 'EA · EA Mixte', 'U10 · U10 Mixed', 'Éveil athlétique mixte', 'Under 10 mixed', 3, 1, 2, 7, 9, 8],
  [1043, 'PO', 'U12', 'PO · PO Mixte', 'U12 · U12 Mixed', 'Poussins mixte', 'Under 12 mixed', 3, 1, 2, 10, 11, 8],
  [1045, 'BE', 'U14', 'BE · BE Mixte', 'U14 · U14 Mixed', 'Benjamins mixte', 'Under 14 mixed', 3, 1, 2, 12, 13, 8],
  [1047, 'MI', 'U16', 'MI · MI Mixte', 'U16 · U16 Mixed', 'Minimes mixte', 'Under 16 mixed', 3, 1, 2, 14, 15, 8],
  [1049, 'CA', 'U18', 'CA · CA Mixte', 'U18 · U18 Mixed', 'Cadets mixte', 'Under 18 mixed', 3, 1, 2, 16, 17, 16],
  [1051, 'JU', 'U20', 'JU · JU Mixte', 'U20 · U20 Mixed', 'Juniors mixte', 'Under 20 mixed', 3, 1, 2, 18, 19, 16],
  [1053, 'ES', 'U23', 'ES · ES Mixte', 'U23 · U23 Mixed', 'Espoirs mixte', 'Under 23 mixed', 3, 1, 2, 20, 22, 16],
  [1055, 'SE', 'SE', 'SE · SE Mixte', 'SE · SE Mixed', 'Seniors mixte', 'Senior mixed', 3, 1, 2, 23, 34, 16],
  [1057, 'TCC', 'TCC', 'TCC', 'TCC', 'Toutes catégories mixte', 'All categories mixed', 3, 0, 4, 0, undefined, 0],
];

const written = (row: Category): Row => [
  ...([row.id, row.code, row.short, row.codes.fr.join(' · '), row.codes.en.join(' · '), row.name.fr] as const),
  ...([row.name.en, row.sex, row.main, row.kind, row.youngest, row.oldest, row.flags] as const),
];

const FIELDS =
  'Category: CUID (numeric id), name, federations (list of codes), main (1 main category, 0 all-categories wildcard), sex (1 male, 2 female, 3 mixed, other unspecified), kind (2 season-based, 3 rolling-age, 4 either depending on requested kind), parameters p1 and p2 (youngest and oldest age), flags (bit 3 onward selects a subset), computed begin and end dates.';

describe(FIELDS, () => {
  test.each(ROWS)('%i is %s', (...row) => {
    const category = findCategory(row[0]);
    expect(category && written(category)).toEqual(row);
  });

  test.each(Array.from({ length: 14 }, (_, n) => n))(
    'M%i is five years from 35 on, M13 open-ended, for men and women',
    (n) => {
      const from = 35 + 5 * n;
      const to = n === 13 ? undefined : from + 4;
      const [men, women] = [findCategory(101 + 2 * n), findCategory(102 + 2 * n)];
      const same = [`Masters ${n}`, `Masters ${from}`] as const;
      expect(men && written(men)).toEqual([
        101 + 2 * n,
        `M${n}`,
        `M${from}`,
        `M${n} · M${n}M`,
        `M${from}`,
        ...same,
        1,
        1,
        2,
        from,
        to,
        32,
      ]);
      expect(women && written(women)).toEqual([
        102 + 2 * n,
        `M${n}`,
        `W${from}`,
        `M${n} · M${n}F`,
        `W${from}`,
        ...same,
        2,
        1,
        2,
        from,
        to,
        32,
      ]);
    },
  );

  test.each(Array.from({ length: 16 }, (_, n) => n))(
    'age band %# is five years of age on the day, no main category',
    (n) => {
      const from = 35 + 5 * n;
      for (const [sex, letter] of [
        [1, 'M'],
        [2, 'W'],
      ] as const) {
        const code = `${letter}${from}`;
        const band = findCategory(150 + 2 * n + sex);
        expect(band && written(band)).toEqual([
          150 + 2 * n + sex,
          code,
          code,
          code,
          code,
          `Masters ${from} ans`,
          `Masters ${from}`,
          sex,
          0,
          3,
          from,
          from + 4,
          32,
        ]);
      }
    },
  );

  test('begin and end are computed for a day, from the ages', () => {
    const [mi] = addSpans(
      CATEGORIES.filter(({ id }) => id === 47),
      '2026-06-13',
    );
    expect(mi).toEqual({ ...findCategory(47), begin: '2011-01-01', end: '2013-01-01' });
  });

  test('kinds are 2 by season, 3 by day, 4 either', () => {
    expect(CATEGORY_KINDS).toEqual({ season: 2, rolling: 3, either: 4 });
  });

  test('the wildcards are the categories called TC and TCC', () => {
    expect(CATEGORIES.filter(({ wildcard }) => wildcard).map(({ id }) => id)).toEqual([57, 58, 1057]);
    expect(CATEGORIES.filter((row) => 'wildcard' in row && !row.wildcard)).toEqual([]);
  });

  test('an open-ended category has no oldest age', () => {
    const open = CATEGORIES.filter((row) => !('oldest' in row)).map(({ id }) => id);
    expect(open).toEqual([57, 58, 59, 60, 127, 128, 1057]);
  });

  test('every row is used by the FFA; of other federations nothing is known', () => {
    expect(CATEGORIES.filter(({ federations }) => federations.join() !== 'FFA')).toEqual([]);
  });
});

describe('Each has French and English code lists and an optional short code.', () => {
  test('the list of a language starts with the code shown in it, and repeats none', () => {
    for (const { code, short, codes } of CATEGORIES) {
      expect([codes.fr[0], codes.en[0]]).toEqual([code, short]);
      expect([new Set(codes.fr).size, new Set(codes.en).size]).toEqual([codes.fr.length, codes.en.length]);
    }
  });

  test('the short code is the international one, the French one where there is none', () => {
    expect(['U7', 'U23', 'M35', 'W110'].map((short) => CATEGORIES.find((row) => row.short === short)?.id)).toEqual([
      61, 53, 101, 182,
    ]);
    expect([55, 57, 59, 1057].map((id) => findCategory(id)?.short)).toEqual(['SE', 'TC', 'MA', 'TCC']);
  });
});

test('Reference data ids: 41-62 youth to senior (U10 to senior, masters), 101-128 and 151-182 masters by age band (35 to 110), 1041-1057 mixed.', () => {
  const range = (from: number, to: number, step = 1) =>
    Array.from({ length: (to - from) / step + 1 }, (_, n) => from + n * step);
  const ids = CATEGORIES.map(({ id }) => id).sort((a, b) => a - b);
  expect(ids).toEqual([...range(41, 62), ...range(101, 128), ...range(151, 182), ...range(1041, 1057, 2)]);
  expect(CATEGORIES.filter(({ id, sex }) => sex !== (id < 1000 ? 2 - (id % 2) : 3))).toEqual([]);
});

test('the table has its edition, its sources, and what no source confirms', () => {
  expect(FFA_CATEGORIES).toMatchObject({ edition: 'FFA, seasons 2022 to 2027', rows: CATEGORIES });
  expect(FFA_CATEGORIES.source).toBe(
    'u-trail.com (2022), cdchs06.com (2024), acdampicourt.be (2023). Public tables stop at M10, 85 and over: M10 to 89, M11 to M13 go on by fives.',
  );
});
