import { AGE_CLASSES_EDITION, AGE_CLASSES_SOURCE } from './age-classes.ts';
import type { Category } from './category.ts';
import { buildCategoryRows } from './category-rows.ts';
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
