import type { IsoDate } from '../challenge/zoned-day.ts';
import { makeDayKey } from './calendar-day.ts';
import { type CategoryAnswer, type CategoryError, unknownOption } from './category-answer.ts';
import type { DatedCategory } from './category-span.ts';
import { type CategoryFilter, listDatedCategories } from './dated-categories.ts';

/** Categories of a birth date, narrowest first; an error for a text that is no day. */
export type CategoryFinder = (birthDate: IsoDate) => readonly DatedCategory[] | CategoryError;

/**
 * A finder for many birth dates on one day: the spans are worked out once. The error of `listDatedCategories` for a bad
 * option.
 * @example 'find' in createCategoryFinder({ on: '2026-06-13', main: 1, sex: 1 }) // true
 */
export function createCategoryFinder(filter: CategoryFilter): { readonly find: CategoryFinder } | CategoryError {
  const rows = listDatedCategories(filter);
  if ('error' in rows) return rows;
  const spans = rows.map((row) => ({ row, begin: makeDayKey(row.begin) ?? 0, end: makeDayKey(row.end) ?? 0 }));
  const find: CategoryFinder = (birthDate) => {
    const day = makeDayKey(birthDate);
    if (day === undefined) return unknownOption(birthDate);
    const found: DatedCategory[] = [];
    for (const { row, begin, end } of spans) if (begin <= day && day < end) found.push(row);
    return found;
  };
  return { find };
}

/**
 * Categories someone may be in (P5.5): the birth date is from begin, inclusive, to end, exclusive; narrowest
 * span first. A bad birth date or option is the error `invalid parameters`, `unknown …`.
 * @example findCategoriesByBirthDate('1990-05-02', { on: '2026-06-13', sex: 1 }).categories.map(({ code }) => code)
 * // ['M0', 'M35', 'MA', 'TC']
 */
export function findCategoriesByBirthDate(
  birthDate: IsoDate,
  filter: CategoryFilter,
): CategoryAnswer<DatedCategory> | CategoryError {
  const finder = createCategoryFinder(filter);
  if ('error' in finder) return finder;
  const found = finder.find(birthDate);
  return 'error' in found ? found : { categories: found, warnings: [] };
}
