import type { Category } from './category.ts';

/** The first bit of a category's flags that names a subset (P3.6). */
export const FIRST_SUBSET_BIT = 3;

/**
 * The bit of each subset. P3.6 says that the bits from 3 on select a subset, but not which one: this numbering is the project's
 * own.
 */
export const CATEGORY_SUBSETS = {
  /** U16 and younger, kept out of search engines (Q30). */
  young: 3,
  /** U18 to senior. */
  open: 4,
  /** 35 and over. */
  masters: 5,
} as const;

/** A key of `CATEGORY_SUBSETS`. */
export type CategorySubset = keyof typeof CATEGORY_SUBSETS;

/** The highest bit that a JavaScript number holds exactly. */
const MAX_BIT = 52;

/** Whether a value is the number of a bit that may name a subset. */
export function isSubsetBit(bit: unknown): bit is number {
  return Number.isInteger(bit) && Number(bit) >= FIRST_SUBSET_BIT && Number(bit) <= MAX_BIT;
}

/** Whether a category has a bit of its flags set. @example hasFlagBit({ flags: 8 }, 3) // true */
export function hasFlagBit({ flags }: Pick<Category, 'flags'>, bit: number): boolean {
  return Math.floor(flags / 2 ** bit) % 2 === 1;
}

/** The flags of a category of a subset; 0 for one that belongs to none. */
export function findSubsetFlags(subset: CategorySubset | undefined): number {
  return subset === undefined ? 0 : 2 ** CATEGORY_SUBSETS[subset];
}

const MIN_OPEN_AGE = 16;
const MIN_MASTERS_AGE = 35;

/** The subset that holds all ages of a category; undefined where the category reaches into two. */
export function findSubset(youngest: number, oldest = Number.POSITIVE_INFINITY): CategorySubset | undefined {
  if (oldest < MIN_OPEN_AGE) return 'young';
  if (youngest >= MIN_MASTERS_AGE) return 'masters';
  return youngest >= MIN_OPEN_AGE && oldest < MIN_MASTERS_AGE ? 'open' : undefined;
}
