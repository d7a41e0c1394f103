import { type ColumnField, findColumnField, matchColumns } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { FileErrors } from '../file-errors.ts';
import { refuseHeadless } from '../refuse-headless.ts';
import type { Column } from './columns.ts';
import type { Record } from './read-records.ts';

/** Which cell of each row a column reads, its place in the file from 1, and the name that the file gives it. */
export interface Head<C> {
  readonly columns: readonly {
    readonly column: C;
    readonly index: number;
    readonly place: number;
    readonly name: string;
  }[];
  readonly line: number;
  /** Every name of the head, as written. */
  readonly names: readonly string[];
}

/** Finds columns by the one table of names, in any order; those that nobody knows are left out with a warning. */
export function readHead<C extends Pick<Column, 'field' | 'names'>>(
  { cells, line }: Record,
  known: readonly C[],
  ignored: readonly ColumnField[],
  errors: FileErrors,
): Head<C> {
  const wanted = Object.fromEntries(known.map(({ field, names }) => [field, names]));
  const { at, doubled, unread } = matchColumns(cells, wanted);
  if (cells.every((cell) => findColumnField(cell) === undefined)) refuseHeadless({ cells, line }, errors);
  for (const { index, of } of doubled)
    errors.refuse({ line, column: index + 1, name: cells[index] }, saying('columnTwice', { other: of + 1 }));
  const columns = known.flatMap((column) => {
    const index = at[column.field];
    return index === undefined ? [] : [{ column, index, place: index + 1, name: cells[index] ?? '' }];
  });
  const unknown = unread
    .map((index) => cells[index] ?? '')
    .filter((name) => name !== '' && !ignored.includes(findColumnField(name) ?? 'title'));
  if (unknown.length > 0) errors.warn({ line }, saying('columnsLeft', { columns: unknown.slice(0, 20).join(', ') }));
  return { columns: columns.sort((a, b) => a.index - b.index), line, names: cells };
}
