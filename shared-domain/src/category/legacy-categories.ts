import type { Category } from './category.ts';
import { CATEGORIES, FFA_CATEGORIES } from './category-table.ts';
import type { CategoryTable } from './category-table-rules.ts';

/** Labels with the youngest and oldest age in the year the season starts. */
const LABELS: readonly (readonly [label: string, youngest: number, oldest: number])[] = [
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

const MASTERS_FROM = 34;
const MASTERS_COUNT = 14;

const MASTERS = Array.from(
  { length: MASTERS_COUNT },
  (_, n) => [`M${n}`, MASTERS_FROM + 5 * n, MASTERS_FROM + 5 * n + 4] as const,
);

/** The reference row under its legacy label: same id, sex and kind, legacy ages. */
const renamed = (row: Category, label: string, youngest: number, oldest: number): Category => ({
  ...row,
  name: { fr: label, en: label },
  youngest,
  oldest,
});

function legacyRows(): readonly Category[] {
  const labelled = [...LABELS, ...MASTERS].flatMap(([label, youngest, oldest]) =>
    CATEGORIES.filter(({ code, sex }) => code === label && sex !== 3).map((row) =>
      renamed(row, row.code, youngest, oldest),
    ),
  );
  const mixed = LABELS.flatMap(([label, youngest, oldest]) => {
    const code = label === 'TC' ? 'TCC' : label;
    return CATEGORIES.filter((row) => row.code === code && row.sex === 3).map((row) =>
      renamed(row, label === 'TC' ? code : `${code} Mixte`, youngest, oldest),
    );
  });
  return [...labelled, ...CATEGORIES.filter(({ id }) => id >= 151 && id <= 182), ...mixed];
}

/**
 * The built-in table of P3.6: ages reached in the calendar year the season starts in, a year less than those
 * of the FFA's table (Q31), so that both say the same of every birth date. M13 stops after five years and TC
 * is 6 to 100. The age bands count the age of the day, here as there.
 */
export const LEGACY_CATEGORIES: CategoryTable = {
  ...FFA_CATEGORIES,
  agesIn: 'starts',
  edition: 'built-in',
  source: 'docs/product P3.6; ages between its limits from Q31',
  rows: /* @__PURE__ */ legacyRows(),
};
