import type { IsoDate } from '../challenge/zoned-day.ts';
import { type CategoryError, type CategoryWarning, unknownOption } from './category-answer.ts';
import { findCategories, type LookUpOptions } from './find-categories.ts';

/** The two computed dates of a category (P3.6). */
export const CATEGORY_BOUNDS = ['begin', 'end'] as const;

/** `begin` or `end`. */
export type CategoryBound = (typeof CATEGORY_BOUNDS)[number];

/** One bound per known category, in the order asked; unknown ones are in the warnings. */
export interface BoundsAnswer {
  readonly bounds: readonly IsoDate[];
  readonly warnings: readonly CategoryWarning[];
}

/**
 * The begin, or the end, of the birth dates of each category asked for, in that order. Any other word than `begin` and
 * `end` is the error `invalid parameters`, `unknown …` (P5.8); the rest as in `findCategories`.
 * @example findCategoryBounds(47, 'begin', { on: '2026-06-13' }) // { bounds: ['2011-01-01'], warnings: [] }
 */
export function findCategoryBounds(
  category: number | readonly number[],
  bound: CategoryBound,
  options: LookUpOptions,
): BoundsAnswer | CategoryError {
  if (!CATEGORY_BOUNDS.includes(bound)) return unknownOption(bound);
  const found = findCategories(category, options);
  if ('error' in found) return found;
  return { bounds: found.categories.map((row) => row[bound]), warnings: found.warnings };
}
