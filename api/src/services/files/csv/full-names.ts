import { areFirstNames, findNameOrder, parsePersonName } from 'shared-domain';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import { type Column, FIRST_NAME, FULL_NAME, LAST_NAME } from './columns.ts';
import { hasCommaNames } from './comma-names.ts';
import type { TableHead } from './header.ts';
import { readWritten, type TableRecord } from './read-records.ts';

interface Table {
  readonly head: TableHead<Column>;
  readonly records: readonly TableRecord[];
}

/**
 * Splits a column of full names into last and first names, appended to each row; errors still name the original column. Beside a column
 * of first names, one called "name" holds last names; beside last names it holds first names, or full names that replace both.
 */
export async function splitFullNames({ head, records }: Table): Promise<Table> {
  const fullColumn = head.columns.find(({ column }) => column === FULL_NAME);
  if (fullColumn === undefined) return { head, records };
  const lastColumn = head.columns.find(({ column }) => column === LAST_NAME);
  const hasFirst = head.columns.some(({ column }) => column === FIRST_NAME);
  const replaceFullName = (column?: Column): Table => {
    const columns = head.columns.filter((one) => one !== fullColumn);
    return {
      head: { ...head, columns: column === undefined ? columns : [...columns, { ...fullColumn, column }] },
      records,
    };
  };
  if (hasFirst) return replaceFullName(lastColumn === undefined ? LAST_NAME : undefined);
  if (lastColumn !== undefined) {
    const pairs = records.map(({ cells }) => ({
      last: cells[lastColumn.index] ?? '',
      name: cells[fullColumn.index] ?? '',
    }));
    if (areFirstNames(pairs)) return replaceFullName(FIRST_NAME);
  }
  const otherColumns = head.columns.filter((one) => one !== fullColumn && one !== lastColumn);
  const width = Math.max(head.names.length, ...records.map(({ cells }) => cells.length));
  const readName = hasCommaNames(records, fullColumn.index)
    ? (record: TableRecord) => readWritten(record, fullColumn.index)
    : ({ cells }: TableRecord) => cells[fullColumn.index] ?? '';
  const order = findNameOrder(
    records.map(({ cells }) => cells[fullColumn.index] ?? ''),
    fullColumn.name,
  );
  const nameColumns = [LAST_NAME, FIRST_NAME].map((column, index) => ({ ...fullColumn, column, index: width + index }));
  const splitRecords = await mapInTurns(records, (record): TableRecord => {
    const { last, first } = parsePersonName(readName(record), order);
    const cells = Array.from({ length: width }, (_, index) => record.cells[index] ?? '');
    return { ...record, cells: [...cells, last, first] };
  });
  return { head: { ...head, columns: [...otherColumns, ...nameColumns] }, records: splitRecords };
}
