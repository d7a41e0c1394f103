import { parsePersonName } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import { readWritten, type TableRecord } from '../csv/read-records.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import { quoteCells } from '../quoted-cells.ts';
import type { ColumnFacts } from './race-columns.ts';
import type { RoadHead } from './road-columns.ts';

/** So many different texts may name a race of each row. */
const MAX_RACES = 20;

/** Warns of rows of several races in one file, as they would be ranked together. */
export function warnOfRaces(records: readonly TableRecord[], { columns, line }: RoadHead, errors: FileErrors): void {
  if (columns.race === undefined) return;
  const { index, name } = columns.race;
  const races = new Set(records.map(({ cells }) => cells[index] ?? '').filter(Boolean));
  // With many different texts the column does not name races.
  if (races.size < 2 || (races.size > MAX_RACES && races.size * 2 > records.length)) return;
  errors.warn({ line, column: index + 1, name }, createFileMessage('severalRaces', { cells: quoteCells(races) }));
}

interface NameRules {
  readonly head: RoadHead;
  readonly columnFacts: ColumnFacts;
}

/** Warns how the first ambiguous name was split by the order found for the whole column, and how many were. */
export function warnOfNames(
  records: readonly TableRecord[],
  rows: readonly SentResult[],
  { head: { columns }, columnFacts }: NameRules,
  errors: FileErrors,
): void {
  const column = columns.name;
  if (column === undefined) return;
  const readName = (record: TableRecord): string =>
    columnFacts.hasCommas ? readWritten(record, column.index) : (record.cells[column.index] ?? '');
  const guessed = records.flatMap((record, index) =>
    parsePersonName(readName(record), columnFacts.nameOrder).isGuessed ? [index] : [],
  );
  const [firstGuessed = -1] = guessed;
  const [record, row] = [records[firstGuessed], rows[firstGuessed]];
  if (record === undefined || row === undefined) return;
  const { last = '', first = '' } = row;
  errors.warn(
    { line: record.line, column: column.index + 1, name: column.name },
    createFileMessage('nameOrder', { name: readWritten(record, column.index), last, first, rows: guessed.length }),
  );
}

/** Warns of rows without a sex in a file whose columns could say it: they are ranked with neither women nor men. */
export function warnOfSexes(
  rows: readonly SentResult[],
  locators: readonly ((field: string | undefined) => FileLocation)[],
  { columns }: RoadHead,
  errors: FileErrors,
): void {
  const isSaid = columns.sex !== undefined || columns.category !== undefined;
  const rowsWithoutSex = rows.flatMap(({ category, sex }, index) =>
    category === undefined && sex === undefined ? [index] : [],
  );
  const [first] = rowsWithoutSex;
  if (first === undefined || (!isSaid && rowsWithoutSex.length === rows.length)) return;
  errors.warn(
    locators[first]?.('category') ?? { line: 1 },
    createFileMessage('sexUnknown', { rows: rowsWithoutSex.length }),
  );
}

/** Warns of rows with a time but no place where others have one: the file does not rank them, but here they are ranked by time. */
export function warnOfPlaceless(
  rows: readonly SentResult[],
  locators: readonly ((field: string | undefined) => FileLocation)[],
  errors: FileErrors,
): void {
  const timed = rows.flatMap(({ prf }, index) => (prf.v === undefined ? [] : [index]));
  const rowsWithoutPlace = timed.filter((index) => rows[index]?.rank === undefined);
  const [first] = rowsWithoutPlace;
  if (first === undefined || rowsWithoutPlace.length * 2 > timed.length) return;
  errors.warn(
    locators[first]?.('rank') ?? { line: 1 },
    createFileMessage('placeless', { rows: rowsWithoutPlace.length }),
  );
}
