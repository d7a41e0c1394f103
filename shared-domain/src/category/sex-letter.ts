import type { Language } from '../text/language.ts';
import { formatSex } from './category.ts';
import { findCategory } from './known-categories.ts';

/** Letter of a category's sex chip; undefined for an unknown category. @example formatCategorySex(56, 'en') // 'W' */
export function formatCategorySex(category: number, language: Language): 'F' | 'M' | 'X' | 'W' | undefined {
  return formatSex(findCategory(category)?.sex ?? 0, language);
}
