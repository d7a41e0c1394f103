/** Why a table's file was refused: the place in the file, `rows[3].marks[2]`, and what is expected there. */
export interface TableError {
  readonly error: 'table';
  readonly path: string;
  readonly expected: string;
}

/** Whether reading a table gave an error. @example isTableError(parseLevelTable({})) // true */
export function isTableError(result: object): result is TableError {
  return 'error' in result && result.error === 'table';
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of every table that describe it, which are shown with what is computed from it. */
export interface TableHead {
  readonly id: string;
  readonly edition: string;
  readonly source: string;
  /** A caution to show beside the edition, such as that the numbers are not official. */
  readonly notice: string;
  readonly official: boolean;
}

export const createTableError = (path: string, expected: string): TableError => ({ error: 'table', path, expected });

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** Reads each item of a list; the first error is returned instead. */
export function readList<T extends object>(
  value: unknown,
  path: string,
  readItem: (item: unknown, path: string) => T | TableError,
): readonly T[] | TableError {
  if (!Array.isArray(value)) return createTableError(path, 'a list');
  const list: T[] = [];
  for (const [index, item] of value.entries()) {
    const parsedItem = readItem(item, `${path}[${index}]`);
    if (isTableError(parsedItem)) return parsedItem;
    list.push(parsedItem);
  }
  return list;
}

/** Checks format and kind of a table's file and reads the fields that describe it. */
export function readHead(json: unknown, kind: string): (TableHead & { readonly fields: Fields }) | TableError {
  if (!isFields(json)) return createTableError('', 'an object');
  if (json.format !== 1) return createTableError('format', '1');
  if (json.kind !== kind) return createTableError('kind', kind);
  const { id, edition, source, notice, official } = json;
  if (typeof id !== 'string' || id === '') return createTableError('id', 'a text');
  if (typeof edition !== 'string' || edition === '') return createTableError('edition', 'a text');
  if (typeof source !== 'string' || source === '') return createTableError('source', 'a text');
  if (typeof notice !== 'string') return createTableError('notice', 'a text');
  if (typeof official !== 'boolean') return createTableError('official', 'true or false');
  return { id, edition, source, notice, official, fields: json };
}
