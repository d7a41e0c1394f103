import type { IsoDate } from '../challenge/zoned-day.ts';
import { toDayNumber } from './calendar-day.ts';
import type { CategoryKind } from './category.ts';
import {
  type CategoryAnswer,
  type CategoryError,
  createUnknownCategoryWarning,
  createUnknownOptionError,
  parseCategoryList,
} from './category-answer.ts';
import { addSpans, type DatedCategory } from './category-span.ts';
import { FFA_CATEGORIES } from './category-table.ts';
import type { CategorySet } from './category-table-rules.ts';

/** How categories are looked up: on which day, by which rule, in which table. */
export interface CategoryLookUp {
  /** The day of the event. Ages of kind 3 count on it, ages of kind 2 in the season that it is in. */
  readonly on: IsoDate;
  /** How the ages of categories of kind 4 (`CATEGORY_KINDS`) are counted: with 3 by the day, else by the season. */
  readonly kind?: CategoryKind;
  /** The FFA's by default. */
  readonly table?: CategorySet;
}

/**
 * Categories by id, with their birth dates on a day, in the order in which `ids` names them. An argument that is neither a number nor a list of
 * numbers gives the error INVALID_PARAMETERS, a bad day the error of `createUnknownOptionError`; an unknown id gives a warning that names it.
 * @example findCategories([], { on: '2026-06-13' }) // { categories: [], warnings: [] }
 */
export function findCategories(
  ids: number | readonly number[],
  { on, kind, table = FFA_CATEGORIES }: CategoryLookUp,
): CategoryAnswer<DatedCategory> | CategoryError {
  const idList = parseCategoryList(ids);
  if ('error' in idList) return idList;
  if (toDayNumber(on) === undefined) return createUnknownOptionError(on);
  const rowsById = new Map(table.rows.map((row) => [row.id, row]));
  const rows = idList.flatMap((id) => rowsById.get(id) ?? []);
  const warnings = idList.filter((id) => !rowsById.has(id)).map(createUnknownCategoryWarning);
  return { categories: addSpans(rows, on, { kind, rules: table }), warnings };
}
