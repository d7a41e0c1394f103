import type { IsoDate } from '../challenge/zoned-day.ts';
import { FIRST_DAY, toDayNumber } from './calendar-day.ts';
import { CATEGORY_KINDS, type Category, type CategoryKind, type Sex } from './category.ts';
import { type CategoryError, createUnknownOptionError } from './category-answer.ts';
import { addSpans, type DatedCategory, sortNarrowestFirst } from './category-span.ts';
import { hasFlagBit, isSubsetBit } from './category-subset.ts';
import { FFA_CATEGORIES } from './category-table.ts';
import type { CategorySet } from './category-table-rules.ts';

/** Which categories to list (P5.5); an absent option filters nothing. */
export interface CategoryFilter {
  readonly main?: 0 | 1;
  /** Code of a federation that uses the category. */
  readonly federation?: string;
  readonly sex?: Sex;
  /** 2 or 3: those of that kind, and those of kind 4 counted in the same way. 4: those of kind 4, by the season. */
  readonly kind?: CategoryKind;
  /** Bit of the flags, 3 or more, that must be set. */
  readonly flagBit?: number;
  /** Birth dates of the category begin on this day or later. */
  readonly begin?: IsoDate;
  /** Birth dates of the category end, exclusively, on this day or earlier. */
  readonly end?: IsoDate;
  /** Reference date, the day of the event. */
  readonly on: IsoDate;
  /** The FFA's by default. */
  readonly table?: CategorySet;
}

function isWanted(row: Category, { main, federation, sex, kind, flagBit }: CategoryFilter): boolean {
  if (main !== undefined && row.main !== main) return false;
  if (federation !== undefined && !row.federations.includes(federation)) return false;
  if (sex !== undefined && row.sex !== sex) return false;
  if (kind !== undefined && row.kind !== kind && row.kind !== CATEGORY_KINDS.either) return false;
  return flagBit === undefined || hasFlagBit(row, flagBit);
}

function findBadOption({ begin, end, on, flagBit }: CategoryFilter): CategoryError | undefined {
  const days = [on, begin ?? on, end ?? on];
  const badIndex = days.findIndex((day) => toDayNumber(day) === undefined);
  if (badIndex >= 0) return createUnknownOptionError(days[badIndex]);
  return flagBit === undefined || isSubsetBit(flagBit) ? undefined : createUnknownOptionError(flagBit);
}

/**
 * Categories with their birth dates on a day, narrowest span first, then the lower id (P5.5). An option that
 * should be a day and is none, or a bad flag bit, gives the error `unknown …`.
 * @example listDatedCategories({ on: 'today' }) // { error: { id: 'invalid parameters', detail: 'unknown today' } }
 */
export function listDatedCategories(filter: CategoryFilter): readonly DatedCategory[] | CategoryError {
  const badOption = findBadOption(filter);
  if (badOption) return badOption;
  const { on, kind, begin = FIRST_DAY, end } = filter;
  const table = filter.table ?? FFA_CATEGORIES;
  const wantedRows = table.rows.filter((row) => isWanted(row, filter));
  const datedRows = addSpans(wantedRows, on, { kind, rules: table });
  return sortNarrowestFirst(datedRows.filter((row) => row.begin >= begin && (end === undefined || row.end <= end)));
}
