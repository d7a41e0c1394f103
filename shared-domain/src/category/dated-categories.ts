import type { IsoDate } from '../challenge/zoned-day.ts';
import { FIRST_DAY, makeDayKey } from './calendar-day.ts';
import { CATEGORY_KINDS, type Category, type CategoryKind, type Sex } from './category.ts';
import { type CategoryError, unknownOption } from './category-answer.ts';
import { addSpans, type DatedCategory, sortNarrowestFirst } from './category-span.ts';
import { hasFlagBit, isSubsetBit } from './category-subset.ts';
import { FFA_CATEGORIES } from './category-table.ts';
import type { CategorySet } from './category-table-rules.ts';

/** Which categories are wanted; what is left out is not looked at (P5.5). */
export interface CategoryFilter {
  readonly main?: 0 | 1;
  /** Code of a federation that uses the category. */
  readonly federation?: string;
  readonly sex?: Sex;
  /** 2 or 3: those of that kind and those of kind 4, by that rule. 4: those of kind 4, by the season. */
  readonly kind?: CategoryKind;
  /** Bit of the flags, 3 or more, that must be set. */
  readonly flagBit?: number;
  /** Birth dates of the category begin on this day or later. */
  readonly begin?: IsoDate;
  /** Birth dates of the category end, exclusively, on this day or earlier. */
  readonly end?: IsoDate;
  /** Reference date, the day of the event. */
  readonly on: IsoDate;
  /** The FFA's when left out. */
  readonly table?: CategorySet;
}

function isWanted(row: Category, { main, federation, sex, kind, flagBit }: CategoryFilter): boolean {
  if (main !== undefined && row.main !== main) return false;
  if (federation !== undefined && !row.federations.includes(federation)) return false;
  if (sex !== undefined && row.sex !== sex) return false;
  if (kind !== undefined && row.kind !== kind && row.kind !== CATEGORY_KINDS.either) return false;
  return flagBit === undefined || hasFlagBit(row, flagBit);
}

function badOption({ begin, end, on, flagBit }: CategoryFilter): CategoryError | undefined {
  const days = [on, begin ?? on, end ?? on];
  const bad = days.findIndex((day) => makeDayKey(day) === undefined);
  if (bad >= 0) return unknownOption(days[bad]);
  return flagBit === undefined || isSubsetBit(flagBit) ? undefined : unknownOption(flagBit);
}

/**
 * Categories with their birth dates on a day, narrowest span first, then the lower id (P5.5). An option that
 * is no day, or a flag bit below 3, is the error `unknown …`.
 * @example listDatedCategories({ on: 'today' }) // { error: { id: 'invalid parameters', detail: 'unknown today' } }
 */
export function listDatedCategories(filter: CategoryFilter): readonly DatedCategory[] | CategoryError {
  const refused = badOption(filter);
  if (refused) return refused;
  const { on, kind, begin = FIRST_DAY, end } = filter;
  const table = filter.table ?? FFA_CATEGORIES;
  const wanted = table.rows.filter((row) => isWanted(row, filter));
  const dated = addSpans(wanted, on, { kind, rules: table });
  return sortNarrowestFirst(dated.filter((row) => row.begin >= begin && (end === undefined || row.end <= end)));
}
