import { areFirstNames, findNameOrder, parsePersonName } from 'shared-domain';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import { type Column, FIRST, FULL_NAME, LAST } from './columns.ts';
import type { Head } from './header.ts';
import type { Record } from './read-records.ts';

interface Table {
  readonly head: Head<Column>;
  readonly records: readonly Record[];
}

/**
 * The table with a last and a first name where it has both in one column: the cells of the two come after those of the file, and say of
 * themselves that they are in that column. Beside a first name what is called a name is the last one; beside a last name it is the first
 * one, or the whole one in place of both.
 */
export async function splitFullNames({ head, records }: Table): Promise<Table> {
  const full = head.columns.find(({ column }) => column === FULL_NAME);
  if (full === undefined) return { head, records };
  const last = head.columns.find(({ column }) => column === LAST);
  const hasFirst = head.columns.some(({ column }) => column === FIRST);
  const withName = (column?: Column): Table => {
    const columns = head.columns.filter((one) => one !== full);
    return { head: { ...head, columns: column === undefined ? columns : [...columns, { ...full, column }] }, records };
  };
  if (hasFirst) return withName(last === undefined ? LAST : undefined);
  if (last !== undefined) {
    const pairs = records.map(({ cells }) => ({ last: cells[last.index] ?? '', name: cells[full.index] ?? '' }));
    if (areFirstNames(pairs)) return withName(FIRST);
  }
  const others = head.columns.filter((one) => one !== full && one !== last);
  const width = Math.max(head.names.length, ...records.map(({ cells }) => cells.length));
  const order = findNameOrder(
    records.map(({ cells }) => cells[full.index] ?? ''),
    full.name,
  );
  const parts = [LAST, FIRST].map((column, index) => ({ ...full, column, index: width + index }));
  const split = await mapInTurns(records, (record): Record => {
    const { last, first } = parsePersonName(record.cells[full.index] ?? '', order);
    const cells = Array.from({ length: width }, (_, index) => record.cells[index] ?? '');
    return { ...record, cells: [...cells, last, first] };
  });
  return { head: { ...head, columns: [...others, ...parts] }, records: split };
}
