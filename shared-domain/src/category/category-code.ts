import type { Language } from '../text/language.ts';
import { type Category, formatSex } from './category.ts';
import { findCategory } from './site-categories.ts';

/** The letter of a category's sex; undefined for an unknown category. @example formatCategorySex(56, 'en') // 'W' */
export function formatCategorySex(category: number, language: Language): 'F' | 'M' | 'X' | 'W' | undefined {
  return formatSex(findCategory(category)?.sex ?? 0, language);
}

/**
 * The code of a category where it names the sex itself, as `W60`. The first code of a language's list is shown, the second one adds
 * the sex: where the second begins with `code`, the first is enough.
 */
function findCodeThatNamesSex({ codes }: Category, language: Language): string | undefined {
  const [code = '', codeWithSex = ''] = codes[language];
  return codeWithSex.startsWith(code) ? codeWithSex : undefined;
}

/**
 * A category's code as a language shows it, without the sex unless the code names it; undefined for an unknown category.
 * Source: docs/product P3.6, «French and English code lists».
 * @example formatCategoryCode(54, 'en') // 'U23'
 */
export function formatCategoryCode(category: number | undefined, language: Language): string | undefined {
  return category === undefined ? undefined : findCategory(category)?.codes[language][0];
}

/** The letter of the sex to write beside that code; undefined where the code names the sex. @example formatSexBesideCode(54, 'fr') // 'F' */
export function formatSexBesideCode(category: number, language: Language): 'F' | 'M' | 'X' | 'W' | undefined {
  const row = findCategory(category);
  if (row === undefined || findCodeThatNamesSex(row, language) === undefined) return undefined;
  return formatCategorySex(category, language);
}

/**
 * A category's code with its sex: `ESF` and `U23W`, and `W60`, which names it already; undefined for an unknown category.
 * Source: docs/product P3.6, «French and English code lists».
 * @example formatCategory(54, 'fr') // 'ESF'
 */
export function formatCategory(category: number | undefined, language: Language): string | undefined {
  const row = category === undefined ? undefined : findCategory(category);
  return row && (findCodeThatNamesSex(row, language) ?? row.codes[language][0]);
}

/**
 * The codes of categories as a language shows them, the youngest first, each once; those of unknown categories are left out.
 * @example formatCategoryCodes([55, 49, 51], 'fr') // 'CA, JU, SE'
 */
export function formatCategoryCodes(categories: readonly number[], language: Language): string {
  const rows = categories.flatMap((id) => findCategory(id) ?? []).toSorted((a, b) => a.youngest - b.youngest);
  return [...new Set(rows.map(({ codes }) => codes[language][0]))].join(', ');
}
