import { AGE_CLASSES_EDITION, AGE_CLASSES_SOURCE } from './age-classes.ts';
import type { Category } from './category.ts';
import { buildCategoryRows } from './category-rows.ts';
import { type CategoryTable, SEASON_RULES } from './category-table-rules.ts';

/** The FFA's categories (Q31): age classes, masters M0 to M13, age bands, each from the youngest (TC and MA after SE); the mixed ones last. */
export const CATEGORIES: readonly Category[] = /* @__PURE__ */ buildCategoryRows();

/**
 * The FFA's categories with their rules: season from 1 September (until the one that began in 2022, from 1 November), ages
 * reached in the calendar year in which it ends; those of the age bands are ages on the day (P5.7).
 */
export const FFA_CATEGORIES: CategoryTable = {
  ...SEASON_RULES,
  edition: AGE_CLASSES_EDITION,
  source: AGE_CLASSES_SOURCE,
  rows: CATEGORIES,
};
