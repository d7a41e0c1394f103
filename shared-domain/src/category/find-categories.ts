import type { IsoDate } from '../challenge/zoned-day.ts';
import { makeDayKey } from './calendar-day.ts';
import type { CategoryKind } from './category.ts';
import {
  type CategoryAnswer,
  type CategoryError,
  parseCategoryList,
  unknownCategory,
  unknownOption,
} from './category-answer.ts';
import { addSpans, type DatedCategory } from './category-span.ts';
import { FFA_CATEGORIES } from './category-table.ts';
import type { CategorySet } from './category-table-rules.ts';

/** How categories are looked up: on which day, by which rule, in which table. */
export interface LookUpOptions {
  /** Reference date, the day of the event. */
  readonly on: IsoDate;
  /** Rule for the categories of kind 4: 3 by the day, else by the season. */
  readonly kind?: CategoryKind;
  /** The FFA's when left out. */
  readonly table?: CategorySet;
}

/**
 * Categories by id, with their birth dates on a day, in the order asked. Neither a number nor a list of numbers is the
 * error INVALID_PARAMETERS, an empty list gives an empty answer, an id that is no category a warning that names it.
 * @example findCategories([], { on: '2026-06-13' }) // { categories: [], warnings: [] }
 */
export function findCategories(
  category: number | readonly number[],
  { on, kind, table = FFA_CATEGORIES }: LookUpOptions,
): CategoryAnswer<DatedCategory> | CategoryError {
  const ids = parseCategoryList(category);
  if ('error' in ids) return ids;
  if (makeDayKey(on) === undefined) return unknownOption(on);
  const known = new Map(table.rows.map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => known.get(id) ?? []);
  const warnings = ids.filter((id) => !known.has(id)).map(unknownCategory);
  return { categories: addSpans(rows, on, { kind, rules: table }), warnings };
}
