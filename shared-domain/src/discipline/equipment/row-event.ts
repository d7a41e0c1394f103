import { findCategory } from '../../category/site-categories.ts';
import { type EventRef, isCombined, isFieldEvent, isThrow } from '../event-ref.ts';
import { parseVariant } from '../variant.ts';
import { findCategoryVariant } from './category-variant.ts';
import { findImplementWeight } from './implement-weight.ts';

/** Whether each athlete of a contest throws the implement of their own category: it is for all categories and its variant has no weight. */
const hasOwnImplements = (event: EventRef, contestCategory: number): boolean =>
  isThrow(event.g0) && findCategory(contestCategory)?.wildcard === true && parseVariant(event.g1)?.grams === undefined;

/**
 * The event of one row: in a throw for all categories without a weight in its variant, each athlete throws the implement of their own
 * category (item 59 of shared-domain/docs/technical-rules.md); else the event itself.
 * @example findRowEvent({ g0: 900_005, g1: '0' }, 57, 49).g1 // 'P5000'
 */
export function findRowEvent(event: EventRef, contestCategory: number, rowCategory: number | undefined): EventRef {
  if (rowCategory === undefined || !hasOwnImplements(event, contestCategory)) return event;
  const g1 = findCategoryVariant(event, rowCategory);
  return g1 === undefined ? event : { ...event, g1 };
}

/**
 * A contest's event with the hurdles or the implement of its category, where its variant names none: points tables and levels are made
 * for one height and one weight. Unchanged in a contest of all categories.
 * @example findContestEvent({ g0: 900_005, g1: '0' }, 47).g1 // 'P4000'
 */
export function findContestEvent(event: EventRef, contestCategory: number): EventRef {
  const variant = parseVariant(event.g1);
  if (variant === undefined || variant.grams !== undefined || variant.height !== undefined) return event;
  const g1 = findCategoryVariant(event, contestCategory);
  return g1 === undefined || g1 === event.g1 ? event : { ...event, g1 };
}

/**
 * Weight in grams of the implement that is an athlete's own in a throw for all categories; undefined where the contest has one weight
 * for everybody, where none is known for the category, and in other events.
 * @example findOwnImplement({ g0: 900_005, g1: '0' }, 57, 49) // 5000
 */
export function findOwnImplement(
  event: EventRef,
  contestCategory: number,
  rowCategory: number | undefined,
): number | undefined {
  if (rowCategory === undefined || !hasOwnImplements(event, contestCategory)) return undefined;
  return findImplementWeight(event, rowCategory)?.grams;
}

/** Sex of a category of women and men. */
const MIXED = 3;

/**
 * Whether an event is one contest of several categories, ranked by category and all together, with rows of at least two: a field event
 * for all categories, or a combined event of women and men, whose points are from tables of their own.
 * @example isSharedContest({ g0: 900_005, g1: '0' }, 57, [51, 53]) // true
 */
export function isSharedContest(
  event: EventRef,
  contestCategory: number,
  rowCategories: readonly (number | undefined)[],
): boolean {
  const { wildcard = false, sex } = findCategory(contestCategory) ?? {};
  const canBeShared = isCombined(event.g0) ? sex === MIXED : isFieldEvent(event.g0) && wildcard;
  if (!canBeShared) return false;
  const isAgeCategory = (id: number | undefined) => id !== undefined && findCategory(id)?.wildcard !== true;
  return new Set(rowCategories.filter(isAgeCategory)).size > 1;
}
