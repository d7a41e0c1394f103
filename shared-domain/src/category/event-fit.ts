import type { Sex } from './category.ts';
import { FFA_CATEGORIES } from './category-table.ts';
import type { CategorySet } from './category-table-rules.ts';
import { findAdmittedCategories } from './compatible-categories.ts';
import type { EntryEvent } from './contest-categories.ts';
import type { CategoryLookUp } from './find-categories.ts';
import { findCategory } from './site-categories.ts';

/**
 * Whether an athlete may enter an event: `fits`, or not because of the `age` or the `sex`; `unknown` where the athlete's category is
 * not known and the sex is not the wrong one.
 */
export type EventFit = 'fits' | 'age' | 'sex' | 'unknown';

/** The category of an athlete, and the sex where it is given separately. */
export interface EventAthlete {
  readonly category?: number | undefined;
  readonly sex?: Sex | undefined;
}

const isMaleOrFemale = (sex: number | undefined): boolean => sex === 1 || sex === 2;

/** Whether one is male and the other female. @example isOppositeSex(1, 3) // false */
export function isOppositeSex(one: number | undefined, other: number | undefined): boolean {
  return isMaleOrFemale(one) && isMaleOrFemale(other) && one !== other;
}

/** Adds the FFA's wildcards, because competitions of every federation hold events of them. */
function addWildcards(table: CategorySet = FFA_CATEGORIES): CategorySet {
  const wildcards = FFA_CATEGORIES.rows.filter((row) => row.wildcard && !table.rows.includes(row));
  return { ...table, rows: [...table.rows, ...wildcards] };
}

/**
 * Whether an athlete may be entered in an event of a category (P5.6), or of some categories only. The sex decides before the age.
 * @example findEventFit(58, { category: 49 }, { on: '2026-06-13' }) // 'sex'
 */
export function findEventFit(
  event: number | EntryEvent,
  { category, sex }: EventAthlete,
  options: CategoryLookUp,
): EventFit {
  const entryEvent: EntryEvent = typeof event === 'number' ? { category: event } : event;
  const { category: eventCategory, categories = [eventCategory] } = entryEvent;
  if (isOppositeSex(sex ?? findCategory(category ?? 0)?.sex, findCategory(eventCategory)?.sex)) return 'sex';
  if (category === undefined) return 'unknown';
  if (categories.includes(category)) return 'fits';
  const answer = findAdmittedCategories(entryEvent, { ...options, table: addWildcards(options.table) });
  if ('error' in answer) return 'unknown';
  return answer.categories.some(({ id }) => id === category) ? 'fits' : 'age';
}
