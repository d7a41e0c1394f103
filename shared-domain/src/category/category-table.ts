import { AGE_CLASSES_EDITION, AGE_CLASSES_SOURCE } from './age-classes.ts';
import type { Category } from './category.ts';
import { buildCategoryRows } from './category-rows.ts';
import { type CategoryTable, SEASON_RULES } from './category-table-rules.ts';

/** The FFA's categories (Q31): age classes, masters M0 to M13, age bands, each from the youngest up; then the mixed classes. */
export const CATEGORIES: readonly Category[] = /* @__PURE__ */ buildCategoryRows();

/**
 * The FFA's categories with their rules: a season begins on 1 September (on 1 November until 2022), ages are those reached in the
 * calendar year in which it ends, for the age bands those on the day (P5.7).
 */
export const FFA_CATEGORIES: CategoryTable = {
  ...SEASON_RULES,
  edition: AGE_CLASSES_EDITION,
  source: AGE_CLASSES_SOURCE,
  rows: CATEGORIES,
};
