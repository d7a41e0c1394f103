import { AGE_CLASSES_EDITION, AGE_CLASSES_SOURCE } from './age-classes.ts';
import type { Category } from './category.ts';
import { buildCategoryRows } from './category-rows.ts';
import { CATEGORY_SUBSETS, hasFlagBit } from './category-subset.ts';
import { type CategoryTable, SEASON_RULES } from './category-table-rules.ts';

/** The FFA's categories (Q31), by age; the mixed ones last. */
export const CATEGORIES: readonly Category[] = /* @__PURE__ */ buildCategoryRows();

/** The FFA's categories with their rules: season from 1 September, ages in the year it ends. */
export const FFA_CATEGORIES: CategoryTable = {
  ...SEASON_RULES,
  edition: AGE_CLASSES_EDITION,
  source: AGE_CLASSES_SOURCE,
  rows: CATEGORIES,
};

const BY_ID: ReadonlyMap<number, Category> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ CATEGORIES.map((category) => [category.id, category]),
);

/** A category of the FFA; undefined for an id that is none. @example findCategory(55)?.code // 'SE' */
export function findCategory(id: number): Category | undefined {
  return BY_ID.get(id);
}

/**
 * Categories U16 and younger are kept out of search engines and share cards (Q30); an unknown one is not.
 * @example isU16OrYounger(47) // true
 */
export function isU16OrYounger(id: number): boolean {
  const category = BY_ID.get(id);
  return category !== undefined && hasFlagBit(category, CATEGORY_SUBSETS.young);
}
