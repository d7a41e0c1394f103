import type { IsoDate } from '../challenge/zoned-day.ts';
import { toDayNumber } from './calendar-day.ts';
import { type CategoryAnswer, type CategoryError, createUnknownOptionError } from './category-answer.ts';
import type { DatedCategory } from './category-span.ts';
import { type CategoryFilter, listDatedCategories } from './dated-categories.ts';

/** Finds the categories of a birth date, narrowest first; an error for a text that is no day. */
export type CategoryFinder = (birthDate: IsoDate) => readonly DatedCategory[] | CategoryError;

/**
 * A finder for many birth dates on one day, which computes the spans only once. A bad option gives the error of
 * `listDatedCategories`.
 * @example 'find' in createCategoryFinder({ on: '2026-06-13', main: 1, sex: 1 }) // true
 */
export function createCategoryFinder(filter: CategoryFilter): { readonly find: CategoryFinder } | CategoryError {
  const rows = listDatedCategories(filter);
  if ('error' in rows) return rows;
  const spans = rows.map((row) => ({ row, begin: toDayNumber(row.begin) ?? 0, end: toDayNumber(row.end) ?? 0 }));
  const find: CategoryFinder = (birthDate) => {
    const day = toDayNumber(birthDate);
    if (day === undefined) return createUnknownOptionError(birthDate);
    const matches: DatedCategory[] = [];
    for (const { row, begin, end } of spans) if (begin <= day && day < end) matches.push(row);
    return matches;
  };
  return { find };
}

/**
 * Categories someone may be in (P5.5), narrowest span first: those whose span holds the birth date, `begin` included and `end`
 * excluded. A bad birth date or option gives the error `invalid parameters`, `unknown …`.
 * @example findCategoriesByBirthDate('1990-05-02', { on: '2026-06-13', sex: 1 }).categories.map(({ code }) => code)
 * // ['M0', 'M35', 'MA', 'TC']
 */
export function findCategoriesByBirthDate(
  birthDate: IsoDate,
  filter: CategoryFilter,
): CategoryAnswer<DatedCategory> | CategoryError {
  const finder = createCategoryFinder(filter);
  if ('error' in finder) return finder;
  const matches = finder.find(birthDate);
  return 'error' in matches ? matches : { categories: matches, warnings: [] };
}
