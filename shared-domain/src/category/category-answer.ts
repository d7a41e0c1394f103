/** What a look-up returns for a bad argument instead of throwing (P5.8 and P8.3). */
export interface CategoryError {
  readonly error: { readonly id: 'INVALID_PARAMETERS' | 'invalid parameters'; readonly detail: string };
}

/** What a caller may want to log (P8.4). `detail` names the database or the id of the category. */
export interface CategoryWarning {
  readonly id: 'not initialised' | 'unknown category';
  readonly detail: string;
}

/** The answer of a look-up whose arguments are valid. */
export interface CategoryAnswer<Row> {
  readonly categories: readonly Row[];
  readonly warnings: readonly CategoryWarning[];
}

/** A value as a message shows it; only the type of an object or a function. */
function formatValue(value: unknown): string {
  const hasNoText = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return hasNoText ? typeof value : String(value);
}

/** The error for a category argument that is neither a number nor a list of numbers. */
export const INVALID_CATEGORY: CategoryError = { error: { id: 'INVALID_PARAMETERS', detail: 'invalid category' } };

/** The error for an option with a value that it does not allow. @example createUnknownOptionError('x').error.detail // 'unknown x' */
export function createUnknownOptionError(value: unknown): CategoryError {
  return { error: { id: 'invalid parameters', detail: `unknown ${formatValue(value)}` } };
}

export function createUnknownCategoryWarning(id: number): CategoryWarning {
  return { id: 'unknown category', detail: String(id) };
}

/** The ids of an argument that is one id or a list of them; INVALID_CATEGORY where it is neither. */
export function parseCategoryList(category: unknown): readonly number[] | CategoryError {
  const list: readonly unknown[] = Array.isArray(category) ? category : [category];
  const ids = list.filter((id): id is number => typeof id === 'number');
  return ids.length === list.length ? ids : INVALID_CATEGORY;
}
