import { type ColumnField, findColumnField, matchColumns } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { FileErrors } from '../file-errors.ts';
import { refuseHeadless } from '../refuse-headless.ts';
import type { Column } from './columns.ts';
import type { TableRecord } from './read-records.ts';

/** The columns of a table: `index` from 0 of the cell in each row, `columnNumber` from 1 for messages, `name` as the file writes it. */
export interface TableHead<C> {
  readonly columns: readonly {
    readonly column: C;
    readonly index: number;
    readonly columnNumber: number;
    readonly name: string;
  }[];
  readonly line: number;
  /** All headings, as written. */
  readonly names: readonly string[];
}

/** Headings that the warning of unread columns quotes. */
const MAX_QUOTED_HEADINGS = 20;

/** Finds the expected columns by their headings, in any order; others are left out, with a warning unless they are `ignored`. */
export function readHead<C extends Pick<Column, 'field' | 'names'>>(
  { cells, line }: TableRecord,
  expected: readonly C[],
  ignored: readonly ColumnField[],
  errors: FileErrors,
): TableHead<C> {
  const namesByField = Object.fromEntries(expected.map(({ field, names }) => [field, names]));
  const { at, doubled, unread } = matchColumns(cells, namesByField);
  if (cells.every((cell) => findColumnField(cell) === undefined)) refuseHeadless({ cells, line }, errors);
  for (const { index, of } of doubled)
    errors.refuse({ line, column: index + 1, name: cells[index] }, createFileMessage('columnTwice', { other: of + 1 }));
  const columns = expected.flatMap((column) => {
    const index = at[column.field];
    return index === undefined ? [] : [{ column, index, columnNumber: index + 1, name: cells[index] ?? '' }];
  });
  const unknownNames = unread
    .map((index) => cells[index] ?? '')
    .filter((name) => name !== '' && !ignored.includes(findColumnField(name) ?? 'title'));
  if (unknownNames.length > 0)
    errors.warn(
      { line },
      createFileMessage('columnsLeft', { columns: unknownNames.slice(0, MAX_QUOTED_HEADINGS).join(', ') }),
    );
  return { columns: columns.sort((a, b) => a.index - b.index), line, names: cells };
}
