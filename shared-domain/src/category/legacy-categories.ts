import type { Category } from './category.ts';
import { CATEGORIES, FFA_CATEGORIES } from './category-table.ts';
import type { CategoryTable } from './category-table-rules.ts';

/** Labels with the youngest and oldest age in the year in which the season starts. */
const LABELLED_AGES: readonly (readonly [label: string, youngest: number, oldest: number])[] = [
  ['EA', 6, 8],
  ['PO', 9, 10],
  ['BE', 11, 12],
  ['MI', 13, 14],
  ['CA', 15, 16],
  ['JU', 17, 18],
  ['ES', 19, 21],
  ['SE', 22, 33],
  ['TC', 6, 100],
];

const MASTERS_MIN_AGE = 34;
const MASTERS_COUNT = 14;

const MASTERS = Array.from(
  { length: MASTERS_COUNT },
  (_, index) => [`M${index}`, MASTERS_MIN_AGE + 5 * index, MASTERS_MIN_AGE + 5 * index + 4] as const,
);

/** Ids of the age bands (Q31). */
const AGE_BANDS = { firstId: 151, lastId: 182 } as const;

/** A category of the FFA with its legacy label and ages. */
const relabel = (row: Category, label: string, youngest: number, oldest: number): Category => ({
  ...row,
  name: { fr: label, en: label },
  youngest,
  oldest,
});

function buildLegacyRows(): readonly Category[] {
  const maleAndFemaleRows = [...LABELLED_AGES, ...MASTERS].flatMap(([label, youngest, oldest]) =>
    CATEGORIES.filter(({ code, sex }) => code === label && sex !== 3).map((row) =>
      relabel(row, row.code, youngest, oldest),
    ),
  );
  const mixedRows = LABELLED_AGES.flatMap(([label, youngest, oldest]) => {
    const code = label === 'TC' ? 'TCC' : label;
    return CATEGORIES.filter((row) => row.code === code && row.sex === 3).map((row) =>
      relabel(row, label === 'TC' ? code : `${code} Mixte`, youngest, oldest),
    );
  });
  return [
    ...maleAndFemaleRows,
    ...CATEGORIES.filter(({ id }) => id >= AGE_BANDS.firstId && id <= AGE_BANDS.lastId),
    ...mixedRows,
  ];
}

/**
 * The built-in table of P3.6. Its ages are those reached in the calendar year in which the season starts, so they are one year less
 * than in the FFA's table (Q31) for the same birth dates. M13 ends after five years, TC is 6 to 100. Age bands count by the day in
 * both.
 */
export const LEGACY_CATEGORIES: CategoryTable = {
  ...FFA_CATEGORIES,
  agesIn: 'starts',
  edition: 'built-in',
  source: 'docs/product P3.6; ages between its limits from Q31',
  rows: /* @__PURE__ */ buildLegacyRows(),
};
