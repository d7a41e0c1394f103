import type { Sex } from './category.ts';
import { FFA_CATEGORIES } from './category-table.ts';
import type { CategorySet } from './category-table-rules.ts';
import { findAdmittedCategories } from './compatible-categories.ts';
import type { LookUpOptions } from './find-categories.ts';
import { findCategory } from './site-categories.ts';

/**
 * How an athlete goes with an event: `fits`, of another `age`, or of the other `sex`; `unknown` where the athlete's category is
 * not known and nothing else speaks against it.
 */
export type EventFit = 'fits' | 'age' | 'sex' | 'unknown';

/** What is known of an athlete: the category, and the sex where it is said apart. */
export interface AthleteAge {
  readonly category?: number | undefined;
  readonly sex?: Sex | undefined;
}

const isOneSex = (sex: number | undefined): boolean => sex === 1 || sex === 2;

/** Whether one is male and the other female. @example isOppositeSex(1, 3) // false */
export function isOppositeSex(one: number | undefined, other: number | undefined): boolean {
  return isOneSex(one) && isOneSex(other) && one !== other;
}

/** Wildcards of the FFA, which are events of every federation. */
function withWildcards(table: CategorySet = FFA_CATEGORIES): CategorySet {
  const wildcards = FFA_CATEGORIES.rows.filter((row) => row.wildcard && !table.rows.includes(row));
  return { ...table, rows: [...table.rows, ...wildcards] };
}

/**
 * Whether an athlete may be entered in an event of a category (P5.6). An event of the other sex is never one.
 * @example findEventFit(58, { category: 49 }, { on: '2026-06-13' }) // 'sex'
 */
export function findEventFit(event: number, { category, sex }: AthleteAge, options: LookUpOptions): EventFit {
  if (isOppositeSex(sex ?? findCategory(category ?? 0)?.sex, findCategory(event)?.sex)) return 'sex';
  if (category === undefined) return 'unknown';
  if (category === event) return 'fits';
  const answer = findAdmittedCategories(event, { ...options, table: withWildcards(options.table) });
  if ('error' in answer) return 'unknown';
  return answer.categories.some(({ id }) => id === category) ? 'fits' : 'age';
}
