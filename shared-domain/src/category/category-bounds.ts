import type { IsoDate } from '../challenge/zoned-day.ts';
import { type CategoryError, type CategoryWarning, createUnknownOptionError } from './category-answer.ts';
import { type CategoryLookUp, findCategories } from './find-categories.ts';

/** The names of the two computed dates of a category (P3.6). */
export const CATEGORY_BOUNDS = ['begin', 'end'] as const;

/** `begin` or `end`. */
export type CategoryBound = (typeof CATEGORY_BOUNDS)[number];

/** One bound per category, in the order of the ids; an unknown id has a warning instead. */
export interface BoundsAnswer {
  readonly bounds: readonly IsoDate[];
  readonly warnings: readonly CategoryWarning[];
}

/**
 * The begin, or the end, of the birth dates of each of these categories. Any other word than `begin` and `end` gives the error
 * `invalid parameters`, `unknown …` (P5.8); everything else is as in `findCategories`.
 * @example findCategoryBounds(47, 'begin', { on: '2026-06-13' }) // { bounds: ['2011-01-01'], warnings: [] }
 */
export function findCategoryBounds(
  category: number | readonly number[],
  bound: CategoryBound,
  options: CategoryLookUp,
): BoundsAnswer | CategoryError {
  if (!CATEGORY_BOUNDS.includes(bound)) return createUnknownOptionError(bound);
  const answer = findCategories(category, options);
  if ('error' in answer) return answer;
  return { bounds: answer.categories.map((row) => row[bound]), warnings: answer.warnings };
}
