import { type Category, type CategorySet, parseWrittenCategory, parseWrittenCode, type Sex } from 'shared-domain';

/** The category that a cell names by its code, or by its name among those of the federation: `Benjamine`, `U12 Filles`. */
export function readCategory(text: string, sex: Sex | undefined, categories: CategorySet): Category | undefined {
  const named = parseWrittenCode(text, sex, categories);
  if (named !== undefined) return named;
  const byName = parseWrittenCategory(text, sex === 1 || sex === 2 ? sex : undefined);
  return byName !== undefined && categories.rows.includes(byName) ? byName : undefined;
}
