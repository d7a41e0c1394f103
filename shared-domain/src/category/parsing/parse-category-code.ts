import type { Category, Sex } from '../category.ts';
import { FFA_CATEGORIES } from '../category-table.ts';
import type { CategorySet } from '../category-table-rules.ts';

function folded(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * The category a code stands for, French or English, alone or with the letter of its sex, in either case of letters.
 * A main category goes before the others: M35 is M0, not the age band. Undefined for an unknown code, and for a code
 * that several sexes share when `sex` is not given, and for what is no text.
 * @example parseCategoryCode('SEF')?.id // 56
 */
export function parseCategoryCode(text: string, sex?: Sex, table: CategorySet = FFA_CATEGORIES): Category | undefined {
  if (typeof text !== 'string') return undefined;
  const wanted = folded(text);
  const found = table.rows.filter(
    (row) =>
      (sex === undefined || row.sex === sex) &&
      [...row.codes.fr, ...row.codes.en].some((code) => folded(code) === wanted),
  );
  const main = found.filter((row) => row.main === 1);
  const best = main.length > 0 ? main : found;
  return best.length === 1 ? best[0] : undefined;
}
