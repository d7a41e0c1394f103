import type { IsoDate } from '../challenge/zoned-day.ts';
import { toDayNumber } from './calendar-day.ts';
import { findCategoriesByBirthDate } from './categories-by-birth-date.ts';
import { CATEGORY_KINDS, type Category, type CategoryKind, type Sex } from './category.ts';
import { FFA_CATEGORIES } from './category-table.ts';
import { type CategorySet, findSeasonStart } from './category-table-rules.ts';

/** Main categories of a sex, by the age in the season; the last entry holds for every greater age. */
function listMainCategoriesByAge(table: CategorySet, sex: Sex): readonly (Category | undefined)[] {
  const rows = table.rows.filter((row) => row.main === 1 && row.sex === sex);
  const lastAge = Math.max(0, ...rows.map(({ youngest, oldest }) => (oldest === undefined ? youngest : oldest + 1)));
  return Array.from({ length: lastAge + 1 }, (_, age) =>
    rows.find(({ youngest, oldest }) => youngest <= age && (oldest === undefined || age <= oldest)),
  );
}

/** What is read of a table once, because lists ask for it a million times. */
interface MainCategories {
  readonly bySexAndAge: readonly (readonly (Category | undefined)[])[];
  /** Whether all of them count ages by the season, so that the year of birth alone decides. */
  readonly haveOnlySeasonAges: boolean;
}

const mainCategoriesByTable = new WeakMap<CategorySet, MainCategories>();

function readMainCategories(table: CategorySet): MainCategories {
  const cached = mainCategoriesByTable.get(table);
  if (cached !== undefined) return cached;
  const mainCategories = {
    bySexAndAge: ([0, 1, 2, 3] as const).map((sex) => listMainCategoriesByAge(table, sex)),
    haveOnlySeasonAges: table.rows.every(({ main, kind }) => main === 0 || kind !== CATEGORY_KINDS.rolling),
  };
  mainCategoriesByTable.set(table, mainCategories);
  return mainCategories;
}

/** In which table to look, and for which of its categories (P5.5). */
export interface MainCategoryOptions {
  /** The FFA's by default. */
  readonly table?: CategorySet;
  readonly kind?: CategoryKind;
  readonly flagBit?: number;
}

/**
 * The main category someone is in on a day: the first of what `findCategoriesByBirthDate` finds with `main: 1`. Where the season
 * decides it is looked up by age, which is fast enough for a million athletes. Undefined for a text that is no day, for someone not
 * yet born in the season's calendar year, or for a sex without a category of that age.
 * @example findMainCategory('1990-05-02', 1, '2026-06-13')?.code // 'M0'
 */
export function findMainCategory(
  birthDate: IsoDate,
  sex: Sex,
  on: IsoDate,
  { table = FFA_CATEGORIES, kind, flagBit }: MainCategoryOptions = {},
): Category | undefined {
  const { bySexAndAge, haveOnlySeasonAges } = readMainCategories(table);
  if (kind !== undefined || flagBit !== undefined || !haveOnlySeasonAges) {
    const filter = { on, sex, table, main: 1, ...(kind && { kind }), ...(flagBit && { flagBit }) } as const;
    const answer = findCategoriesByBirthDate(birthDate, filter);
    return 'error' in answer ? undefined : answer.categories[0];
  }
  const birthDay = toDayNumber(birthDate);
  const day = toDayNumber(on);
  if (birthDay === undefined || day === undefined) return undefined;
  const categoryByAge = bySexAndAge[sex] ?? [];
  const year = Math.floor(day / 10_000);
  const seasonEndYear = year + (on.slice(5) < findSeasonStart(year, table) ? 0 : 1);
  const referenceYear = table.agesIn === 'ends' ? seasonEndYear : seasonEndYear - 1;
  return categoryByAge[Math.min(referenceYear - Math.floor(birthDay / 10_000), categoryByAge.length - 1)];
}
