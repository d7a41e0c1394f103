import type { IsoDate } from '../challenge/zoned-day.ts';
import { findCategoriesByBirthDate } from './categories-by-birth-date.ts';
import type { Category } from './category.ts';
import type { CategoryAnswer, CategoryError, CategoryWarning } from './category-answer.ts';
import type { DatedCategory } from './category-span.ts';
import { FFA_CATEGORIES } from './category-table.ts';
import type { CategoryRules, CategorySet } from './category-table-rules.ts';
import { findCompatibleCategories } from './compatible-categories.ts';
import type { CategoryFilter } from './dated-categories.ts';
import { findCategories, type LookUpOptions } from './find-categories.ts';

type Answer = CategoryAnswer<DatedCategory> | CategoryError;

/** What a database that holds nothing says; a caller logs it (P8.4). */
export const NOT_INITIALISED: CategoryWarning = { id: 'not initialised', detail: 'categories' };

const NOTHING: CategoryAnswer<never> = { categories: [], warnings: [NOT_INITIALISED] };

/** Look-ups of one set of categories. */
export interface CategoryDatabase {
  /** False without a row. */
  readonly isInitialised: boolean;
  /** `findCategories` in these categories. */
  readonly byId: (category: number | readonly number[], options: Omit<LookUpOptions, 'table'>) => Answer;
  /** `findCategoriesByBirthDate` in these categories. */
  readonly byBirthDate: (birthDate: IsoDate, filter: Omit<CategoryFilter, 'table'>) => Answer;
  /** `findCompatibleCategories` in these categories. */
  readonly compatible: (event: number | readonly number[], options: Omit<LookUpOptions, 'table'>) => Answer;
}

/**
 * A database of the categories a server sent, or of none yet: without a row every look-up is empty, with the warning
 * `not initialised`. The rules of the ages are the FFA's unless said. Nothing is thrown.
 * @example buildCategoryDatabase().byId(55, { on: '2026-06-13' }) // { categories: [], warnings: [NOT_INITIALISED] }
 */
export function buildCategoryDatabase(
  rows: readonly Category[] = [],
  rules: CategoryRules = FFA_CATEGORIES,
): CategoryDatabase {
  if (rows.length === 0) {
    const nothing = () => NOTHING;
    return { isInitialised: false, byId: nothing, byBirthDate: nothing, compatible: nothing };
  }
  const table: CategorySet = { ...rules, rows };
  return {
    isInitialised: true,
    byId: (category, options) => findCategories(category, { ...options, table }),
    byBirthDate: (birthDate, filter) => findCategoriesByBirthDate(birthDate, { ...filter, table }),
    compatible: (event, options) => findCompatibleCategories(event, { ...options, table }),
  };
}
