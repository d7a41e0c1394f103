import type { IsoDate } from '../challenge/zoned-day.ts';
import { findCategoriesByBirthDate } from './categories-by-birth-date.ts';
import type { Category } from './category.ts';
import type { CategoryAnswer, CategoryError, CategoryWarning } from './category-answer.ts';
import type { DatedCategory } from './category-span.ts';
import { FFA_CATEGORIES } from './category-table.ts';
import type { CategoryRules, CategorySet } from './category-table-rules.ts';
import { findCompatibleCategories } from './compatible-categories.ts';
import type { CategoryFilter } from './dated-categories.ts';
import { type CategoryLookUp, findCategories } from './find-categories.ts';

type DatedAnswer = CategoryAnswer<DatedCategory> | CategoryError;

/** The warning of every look-up in a database without categories; the caller logs it (P8.4). */
export const NOT_INITIALISED: CategoryWarning = { id: 'not initialised', detail: 'categories' };

const EMPTY_ANSWER: CategoryAnswer<never> = { categories: [], warnings: [NOT_INITIALISED] };

/** Look-ups of one set of categories. */
export interface CategoryDatabase {
  /** Whether it has any category. */
  readonly isInitialised: boolean;
  /** `findCategories` in these categories. */
  readonly findById: (category: number | readonly number[], options: Omit<CategoryLookUp, 'table'>) => DatedAnswer;
  /** `findCategoriesByBirthDate` in these categories. */
  readonly findByBirthDate: (birthDate: IsoDate, filter: Omit<CategoryFilter, 'table'>) => DatedAnswer;
  /** `findCompatibleCategories` in these categories. */
  readonly findCompatible: (event: number | readonly number[], options: Omit<CategoryLookUp, 'table'>) => DatedAnswer;
}

/**
 * The look-ups of a list of categories, which may not have been received yet: every answer is then empty, with the warning
 * `not initialised`. `rules` says how ages are counted, by default as the FFA does.
 * @example buildCategoryDatabase().findById(55, { on: '2026-06-13' }) // { categories: [], warnings: [NOT_INITIALISED] }
 */
export function buildCategoryDatabase(
  rows: readonly Category[] = [],
  rules: CategoryRules = FFA_CATEGORIES,
): CategoryDatabase {
  if (rows.length === 0) {
    const giveEmptyAnswer = () => EMPTY_ANSWER;
    return {
      isInitialised: false,
      findById: giveEmptyAnswer,
      findByBirthDate: giveEmptyAnswer,
      findCompatible: giveEmptyAnswer,
    };
  }
  const table: CategorySet = { ...rules, rows };
  return {
    isInitialised: true,
    findById: (category, options) => findCategories(category, { ...options, table }),
    findByBirthDate: (birthDate, filter) => findCategoriesByBirthDate(birthDate, { ...filter, table }),
    findCompatible: (event, options) => findCompatibleCategories(event, { ...options, table }),
  };
}
