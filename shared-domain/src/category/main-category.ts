import type { IsoDate } from '../challenge/zoned-day.ts';
import { makeDayKey } from './calendar-day.ts';
import { findCategoriesByBirthDate } from './categories-by-birth-date.ts';
import { CATEGORY_KINDS, type Category, type CategoryKind, type Sex } from './category.ts';
import { FFA_CATEGORIES } from './category-table.ts';
import { type CategorySet, findSeasonStart } from './category-table-rules.ts';

/** Main categories of a sex by the age of the season; the last one is that of every greater age. */
function byAge(table: CategorySet, sex: Sex): readonly (Category | undefined)[] {
  const rows = table.rows.filter((row) => row.main === 1 && row.sex === sex);
  const ages = Math.max(0, ...rows.map(({ youngest, oldest }) => (oldest === undefined ? youngest : oldest + 1)));
  return Array.from({ length: ages + 1 }, (_, age) =>
    rows.find(({ youngest, oldest }) => youngest <= age && (oldest === undefined || age <= oldest)),
  );
}

const agesOf = new WeakMap<CategorySet, readonly (readonly (Category | undefined)[])[]>();

function readAges(table: CategorySet, sex: Sex): readonly (Category | undefined)[] {
  const made = agesOf.get(table) ?? ([0, 1, 2, 3] as const).map((each) => byAge(table, each));
  agesOf.set(table, made);
  return made[sex] ?? [];
}

/** Whether the ages of a table's main categories are those of the season, so that the year of birth decides. */
const isBySeason = ({ rows }: CategorySet): boolean =>
  rows.every(({ main, kind }) => main === 0 || kind !== CATEGORY_KINDS.rolling);

/** In which table, and which of its categories (P5.5). */
export interface MainCategoryOptions {
  /** The FFA's when left out. */
  readonly table?: CategorySet;
  readonly kind?: CategoryKind;
  readonly flagBit?: number;
}

/**
 * The main category someone is in on a day: the first of what `findCategoriesByBirthDate` finds with `main: 1`, read from a table
 * by age where the season decides, for lists of a million. Undefined for a text that is no day, someone not yet born in the season's
 * calendar year, or a sex that has none at that age.
 * @example findMainCategory('1990-05-02', 1, '2026-06-13')?.code // 'M0'
 */
export function findMainCategory(
  birthDate: IsoDate,
  sex: Sex,
  on: IsoDate,
  { table = FFA_CATEGORIES, kind, flagBit }: MainCategoryOptions = {},
): Category | undefined {
  if (kind !== undefined || flagBit !== undefined || !isBySeason(table)) {
    const filter = { on, sex, table, main: 1, ...(kind && { kind }), ...(flagBit && { flagBit }) } as const;
    const found = findCategoriesByBirthDate(birthDate, filter);
    return 'error' in found ? undefined : found.categories[0];
  }
  const born = makeDayKey(birthDate);
  const day = makeDayKey(on);
  if (born === undefined || day === undefined) return undefined;
  const ages = readAges(table, sex);
  const year = Math.floor(day / 10_000);
  const ends = year + (on.slice(5) < findSeasonStart(year, table) ? 0 : 1);
  const season = table.agesIn === 'ends' ? ends : ends - 1;
  return ages[Math.min(season - Math.floor(born / 10_000), ages.length - 1)];
}
