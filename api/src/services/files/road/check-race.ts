import { hasMisreadLetters, parsePersonName } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import type { RaceColumns } from './race-columns.ts';
import type { RoadField, RoadHead } from './road-columns.ts';

/** Names of races that a note quotes. */
const MAX_RACES = 5;
/** Names that a note quotes. */
const MAX_CELLS = 5;

/** Warns of rows of several races in one file: nobody else can see that they are ranked together. */
export function warnOfRaces(records: readonly TableRecord[], { at, line }: RoadHead, errors: FileErrors): void {
  if (at.race === undefined) return;
  const { index, name } = at.race;
  const races = new Set(records.map(({ cells }) => cells[index] ?? '').filter(Boolean));
  // A column of as many texts as rows is no race's name.
  if (races.size < 2 || races.size * 2 > records.length) return;
  const cells = [...races].slice(0, MAX_RACES).map((race) => `"${race}"`);
  errors.warn({ line, column: index + 1, name }, saying('severalRaces', { cells: cells.join(', ') }));
}

interface NameRules {
  readonly head: RoadHead;
  readonly columns: RaceColumns;
}

/** Fields that hold names of people and clubs. */
const NAMES = ['last', 'first', 'name', 'club'] as const satisfies readonly RoadField[];

/** Warns of names whose letters are those of another encoding: the file has to be written in UTF-8. */
export function warnOfLetters(records: readonly TableRecord[], { at }: RoadHead, errors: FileErrors): void {
  for (const field of NAMES) {
    const column = at[field];
    if (column === undefined) continue;
    const misread = records.filter(({ cells }) => hasMisreadLetters(cells[column.index] ?? ''));
    const [first] = misread;
    if (first === undefined) continue;
    const cells = misread.slice(0, MAX_CELLS).map((record) => `"${record.cells[column.index]}"`);
    errors.warn(
      { line: first.line, column: column.index + 1, name: column.name },
      saying('lettersMisread', { cells: cells.join(', '), rows: misread.length }),
    );
  }
}

/** Says how the first name was read whose parts only the column as a whole could tell, and how many are read like it. */
export function warnOfNames(
  records: readonly TableRecord[],
  rows: readonly SentResult[],
  { head: { at }, columns }: NameRules,
  errors: FileErrors,
): void {
  const column = at.name;
  if (column === undefined || columns.hasCommas) return;
  const guessed = records.flatMap(({ cells }, index) =>
    parsePersonName(cells[column.index] ?? '', columns.nameOrder).isGuessed ? [index] : [],
  );
  const [found = -1] = guessed;
  const [record, row] = [records[found], rows[found]];
  if (record === undefined || row === undefined) return;
  const { last = '', first = '' } = row;
  errors.warn(
    { line: record.line, column: column.index + 1, name: column.name },
    saying('nameOrder', { name: record.cells[column.index] ?? '', last, first, rows: guessed.length }),
  );
}

/** Warns of rows that say no sex beside others that do: they are in no ranking of women or men. */
export function warnOfSexes(
  rows: readonly SentResult[],
  places: readonly ((field: string | undefined) => FileLocation)[],
  errors: FileErrors,
): void {
  const without = rows.flatMap(({ category, sex }, index) =>
    category === undefined && sex === undefined ? [index] : [],
  );
  const [first] = without;
  if (first === undefined || without.length === rows.length) return;
  errors.warn(places[first]?.('category') ?? { line: 1 }, saying('sexUnknown', { rows: without.length }));
}

/** Warns of rows with a time and no place beside others that have one: the file does not rank them, and here the time does. */
export function warnOfPlaceless(
  rows: readonly SentResult[],
  places: readonly ((field: string | undefined) => FileLocation)[],
  errors: FileErrors,
): void {
  const timed = rows.flatMap(({ prf }, index) => (prf.v === undefined ? [] : [index]));
  const without = timed.filter((index) => rows[index]?.rank === undefined);
  const [first] = without;
  if (first === undefined || without.length * 2 > timed.length) return;
  errors.warn(places[first]?.('rank') ?? { line: 1 }, saying('placeless', { rows: without.length }));
}
