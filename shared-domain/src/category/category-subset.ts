import type { Category } from './category.ts';

/** The first bit of a category's flags that names a subset (P3.6). */
export const FIRST_SUBSET_BIT = 3;

/**
 * Subsets by their bit. P3.6 says that the bits from 3 on select a subset, not which: this numbering is
 * the project's own.
 */
export const CATEGORY_SUBSETS = {
  /** U16 and younger, kept out of search engines (Q30). */
  young: 3,
  /** U18 to senior. */
  open: 4,
  /** From 35. */
  masters: 5,
} as const;

/** A key of `CATEGORY_SUBSETS`. */
export type CategorySubset = keyof typeof CATEGORY_SUBSETS;

/** Whether a number can be asked for as a bit: whole, 3 or more, and one a number can hold. */
export function isSubsetBit(bit: unknown): bit is number {
  return Number.isInteger(bit) && Number(bit) >= FIRST_SUBSET_BIT && Number(bit) <= 52;
}

/** Whether a category has a bit of its flags set. @example hasFlagBit({ flags: 8 }, 3) // true */
export function hasFlagBit({ flags }: Pick<Category, 'flags'>, bit: number): boolean {
  return Math.floor(flags / 2 ** bit) % 2 === 1;
}

/** The flags of a category of one subset, of none when it spans several. */
export function findSubsetFlags(subset: CategorySubset | undefined): number {
  return subset === undefined ? 0 : 2 ** CATEGORY_SUBSETS[subset];
}

/** The subset whose ages hold all of a category's; undefined where they go over a limit of two. */
export function findSubset(youngest: number, oldest = Number.POSITIVE_INFINITY): CategorySubset | undefined {
  if (oldest < 16) return 'young';
  if (youngest >= 35) return 'masters';
  return youngest >= 16 && oldest < 35 ? 'open' : undefined;
}
