/** A refused argument (P5.8 and P8.3): nothing is thrown, the value says what was wrong. */
export interface CategoryError {
  readonly error: { readonly id: 'INVALID_PARAMETERS' | 'invalid parameters'; readonly detail: string };
}

/** What a caller may want to log (P8.4). `detail` names the database, or the category. */
export interface CategoryWarning {
  readonly id: 'not initialised' | 'unknown category';
  readonly detail: string;
}

/** The answer of a look-up that was understood. */
export interface CategoryAnswer<Row> {
  readonly categories: readonly Row[];
  readonly warnings: readonly CategoryWarning[];
}

/** A value as a message shows it: an object has no text of its own. */
function shown(value: unknown): string {
  const isBare = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isBare ? typeof value : String(value);
}

/** A category argument that is neither a number nor a list of numbers. */
export const INVALID_CATEGORY: CategoryError = { error: { id: 'INVALID_PARAMETERS', detail: 'invalid category' } };

/** An option with a value that is not one of its own. @example unknownOption('x').error.detail // 'unknown x' */
export function unknownOption(value: unknown): CategoryError {
  return { error: { id: 'invalid parameters', detail: `unknown ${shown(value)}` } };
}

export function unknownCategory(id: number): CategoryWarning {
  return { id: 'unknown category', detail: String(id) };
}

/** A category or a list of them, as a list; the error where it is neither. An empty list stays empty. */
export function parseCategoryList(category: unknown): readonly number[] | CategoryError {
  const list: readonly unknown[] = Array.isArray(category) ? category : [category];
  const ids = list.filter((id): id is number => typeof id === 'number');
  return ids.length === list.length ? ids : INVALID_CATEGORY;
}
