import type { Language } from '../text/language.ts';
import { type Category, formatSex } from './category.ts';
import { findCategory } from './site-categories.ts';

/** Letter of a category's sex chip; undefined for an unknown category. @example formatCategorySex(56, 'en') // 'W' */
export function formatCategorySex(category: number, language: Language): 'F' | 'M' | 'X' | 'W' | undefined {
  return formatSex(findCategory(category)?.sex ?? 0, language);
}

/** The code that a language shows is the first of its list; the next one adds the sex, and some codes say it already, `W60`. */
function findSexedCode({ codes }: Category, language: Language): string | undefined {
  const [code = '', sexed = ''] = codes[language];
  return sexed.startsWith(code) ? sexed : undefined;
}

/**
 * A category's code as a language shows it, without the sex unless the code says it; undefined for an unknown category.
 * Source: docs/product P3.6, «French and English code lists».
 * @example formatCategoryCode(54, 'en') // 'U23'
 */
export function formatCategoryCode(category: number | undefined, language: Language): string | undefined {
  return category === undefined ? undefined : findCategory(category)?.codes[language][0];
}

/** The letter of the sex to write beside that code; undefined where the code says it. @example formatCodeSex(54, 'fr') // 'F' */
export function formatCodeSex(category: number, language: Language): 'F' | 'M' | 'X' | 'W' | undefined {
  const known = findCategory(category);
  if (known === undefined || findSexedCode(known, language) === undefined) return undefined;
  return formatCategorySex(category, language);
}

/**
 * A category's code with its sex, said once: `ESF` and `U23W`, but `W60`; undefined for an unknown category.
 * Source: docs/product P3.6, «French and English code lists».
 * @example formatCategory(54, 'fr') // 'ESF'
 */
export function formatCategory(category: number | undefined, language: Language): string | undefined {
  const known = category === undefined ? undefined : findCategory(category);
  return known && (findSexedCode(known, language) ?? known.codes[language][0]);
}
