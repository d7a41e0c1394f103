import type { IsoDate } from '../challenge/zoned-day.ts';
import { makeDayKey } from './calendar-day.ts';
import type { Category, Sex } from './category.ts';
import { CATEGORIES } from './category-table.ts';
import { findSeasonStart } from './category-table-rules.ts';

/** Main categories of a sex by the age of the season; the last one is that of every greater age. */
function byAge(sex: Sex): readonly (Category | undefined)[] {
  const rows = CATEGORIES.filter((row) => row.main === 1 && row.sex === sex);
  const ages = Math.max(0, ...rows.map(({ youngest, oldest }) => (oldest === undefined ? youngest : oldest + 1)));
  return Array.from({ length: ages + 1 }, (_, age) =>
    rows.find(({ youngest, oldest }) => youngest <= age && (oldest === undefined || age <= oldest)),
  );
}

let tables: readonly (readonly (Category | undefined)[])[] | undefined;

/**
 * The main category of the FFA someone is in on a day: what `findCategoriesByBirthDate` finds with `main: 1`, read from a
 * table by age, for lists of a million. Undefined for a text that is no day, someone not yet born in the season's
 * calendar year, or a sex that has none at that age.
 * @example findMainCategory('1990-05-02', 1, '2026-06-13')?.code // 'M0'
 */
export function findMainCategory(birthDate: IsoDate, sex: Sex, on: IsoDate): Category | undefined {
  const born = makeDayKey(birthDate);
  const day = makeDayKey(on);
  if (born === undefined || day === undefined) return undefined;
  tables ??= ([0, 1, 2, 3] as const).map(byAge);
  const ages = tables[sex] ?? [];
  const year = Math.floor(day / 10_000);
  const season = year + (on.slice(5) < findSeasonStart(year) ? 0 : 1);
  return ages[Math.min(season - Math.floor(born / 10_000), ages.length - 1)];
}
