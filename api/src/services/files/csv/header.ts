import { foldText } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { FileErrors } from '../file-errors.ts';
import type { Column } from './columns.ts';
import type { Record } from './read-records.ts';

/** Which cell of each row a column reads, and the name that the file gives it. */
export interface Head<C> {
  readonly columns: readonly { readonly column: C; readonly index: number; readonly name: string }[];
  readonly line: number;
}

const folded = (name: string): string => foldText(name).replaceAll('_', ' ');

/** Finds columns by their names, French or English, in any order and whatever the accents; others are left out with a warning. */
export function readHead<C extends Pick<Column, 'fr' | 'en' | 'also'>>(
  { cells, line }: Record,
  known: readonly C[],
  ignored: readonly string[],
  errors: FileErrors,
): Head<C> {
  const byName = new Map(
    known.flatMap((column) =>
      [column.fr, column.en, ...(column.also ?? [])].map((name) => [folded(name), column] as const),
    ),
  );
  const notRead = new Set(ignored.map(folded));
  const columns: Head<C>['columns'][number][] = [];
  const unknown: string[] = [];
  for (const [index, name] of cells.entries()) {
    const column = byName.get(folded(name));
    const twice = column && columns.find((one) => one.column === column);
    if (twice !== undefined)
      errors.refuse({ line, column: index + 1, name }, saying('columnTwice', { other: twice.index + 1 }));
    else if (column !== undefined) columns.push({ column, index, name });
    else if (name !== '' && !notRead.has(folded(name))) unknown.push(name);
  }
  if (unknown.length > 0) errors.warn({ line }, saying('columnsLeft', { columns: unknown.slice(0, 20).join(', ') }));
  return { columns, line };
}
