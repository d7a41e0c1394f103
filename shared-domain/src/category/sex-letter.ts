import type { Language } from '../text/language.ts';
import { letterOfSex } from './category.ts';
import { categoryOf } from './category-table.ts';

/** Letter of a category's sex chip; undefined for an unknown category. @example sexLetter(56, 'en') // 'W' */
export function sexLetter(category: number, language: Language): 'F' | 'M' | 'X' | 'W' | undefined {
  return letterOfSex(categoryOf(category)?.sex ?? 0, language);
}
