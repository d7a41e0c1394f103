import type { Category, Sex } from '../category.ts';
import { FFA_CATEGORIES } from '../category-table.ts';
import type { CategorySet } from '../category-table-rules.ts';

function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * The category of a French or English code, with or without the letter of the sex, in upper or lower case. A main category is
 * preferred: M35 is M0, not the age band. Undefined for an unknown code, for one that several sexes share when `sex` is not given,
 * and for a value that is no text.
 * @example parseCategoryCode('SEF')?.id // 56
 */
export function parseCategoryCode(text: string, sex?: Sex, table: CategorySet = FFA_CATEGORIES): Category | undefined {
  if (typeof text !== 'string') return undefined;
  const normalised = normaliseCode(text);
  const matches = table.rows.filter(
    (row) =>
      (sex === undefined || row.sex === sex) &&
      [...row.codes.fr, ...row.codes.en].some((code) => normaliseCode(code) === normalised),
  );
  const mainMatches = matches.filter((row) => row.main === 1);
  const candidates = mainMatches.length > 0 ? mainMatches : matches;
  return candidates.length === 1 ? candidates[0] : undefined;
}
