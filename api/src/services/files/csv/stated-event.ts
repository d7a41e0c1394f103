import {
  type ColumnField,
  findColumnField,
  findStatusOfWord,
  foldText,
  isOppositeSex,
  isSameDiscipline,
  parseRoundWord,
  parseWrittenEvent,
  type Sex,
  type WrittenEvent,
} from 'shared-domain';
import { createFileMessage, type FileMessageId } from 'shared-domain/contract';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import { CellNotes } from '../quoted-cells.ts';
import type { Column } from './columns.ts';
import type { TableHead } from './header.ts';
import type { MergedRows } from './merge-rows.ts';
import type { TableRecord } from './read-records.ts';

/** The list to which the rows go; without `round` and `heat` for the entries of a group. */
interface StatedTarget {
  readonly name: string;
  readonly groupName: string;
  readonly g0: number;
  readonly g1: string;
  readonly sex: Sex;
  readonly round?: string;
  readonly heat?: number;
}

interface StatedColumn {
  readonly index: number;
  readonly name: string;
}

const findStatedColumn = ({ names }: TableHead<Column>, field: ColumnField): StatedColumn | undefined => {
  const index = names.findIndex((name) => findColumnField(name) === field);
  return index < 0 ? undefined : { index, name: names[index] ?? '' };
};

const locateCell = ({ line }: TableRecord, { index, name }: StatedColumn): FileLocation => ({
  line,
  column: index + 1,
  name,
});

/**
 * Compares the event and round stated in the rows of a file with the list they are sent to: another event is refused; another round, or
 * an event that cannot be understood, is warned of once a column.
 */
export function checkStatedEvents(
  head: TableHead<Column>,
  records: readonly TableRecord[],
  target: StatedTarget,
  errors: FileErrors,
): void {
  const eventColumn = findStatedColumn(head, 'event');
  const roundColumn = findStatedColumn(head, 'round');
  const ownNames = new Set([target.name, target.groupName].map(foldText));
  const notes = new CellNotes();
  const addNote = (id: FileMessageId, location: FileLocation, cell: string): void =>
    notes.add(id, location, cell, { trial: target.name });
  const isOtherRound = (written: Pick<WrittenEvent, 'round' | 'heat'> | undefined): boolean =>
    target.round !== undefined &&
    written?.round !== undefined &&
    (written.round !== target.round || (written.heat !== undefined && written.heat !== target.heat));
  for (const record of records) {
    const event = eventColumn && (record.cells[eventColumn.index] ?? '');
    if (eventColumn !== undefined && event && !ownNames.has(foldText(event))) {
      const location = locateCell(record, eventColumn);
      const statedEvent = parseWrittenEvent(event);
      if (statedEvent === undefined) addNote('eventLeft', location, event);
      else if (!isSameDiscipline(statedEvent.event, target) || isOppositeSex(statedEvent.sex, target.sex))
        errors.refuse(location, createFileMessage('otherEvent', { cell: event, event: target.name }));
      else if (isOtherRound(statedEvent)) addNote('otherRound', location, event);
    }
    const round = roundColumn && (record.cells[roundColumn.index] ?? '');
    if (roundColumn !== undefined && round) {
      const statedRound = parseRoundWord(round);
      if (statedRound === undefined && !/^[-–\d\s]*$/.test(round) && !ownNames.has(foldText(round)))
        addNote('roundLeft', locateCell(record, roundColumn), round);
      else if (isOtherRound(statedRound)) addNote('otherRound', locateCell(record, roundColumn), round);
    }
  }
  notes.addWarnings(errors);
}

const STATED_PLACE = /^[=T]?([1-9]\d{0,5})(?:[.)=T]|er|ère|e|ème|st|nd|rd|th)?$/i;
const NO_PLACE = /^(?:[-–—.?\s]*|0+|n\/?a|nc|hc)$/i;

/**
 * Warns of places in the file that the marks of its rows do not give, and of equal marks that only the file separates; the computed
 * place of a row that does not change is not the file's.
 */
export function warnOfStatedPlaces(
  head: TableHead<Column>,
  records: readonly TableRecord[],
  { rows, places }: Pick<MergedRows, 'rows' | 'places'>,
  errors: FileErrors,
): void {
  const column = findStatedColumn(head, 'place');
  if (column === undefined) return;
  const notes = new CellNotes();
  for (const [index, record] of records.entries()) {
    const cell = record.cells[column.index] ?? '';
    const isKnown =
      cell === places[index] || STATED_PLACE.test(cell) || NO_PLACE.test(cell) || findStatusOfWord(cell) !== undefined;
    if (!isKnown) notes.add('placeLeft', locateCell(record, column), cell);
  }
  notes.addWarnings(errors);
  const ranked = records.flatMap((record, index) => {
    const { prf, rank } = rows[index] ?? {};
    const cell = STATED_PLACE.exec(record.cells[column.index] ?? '')?.[1];
    if (cell === undefined || prf?.v === undefined) return [];
    const key = prf.u === 'ms' ? prf.v : -prf.v;
    const isOwnPlace = record.cells[column.index] === places[index];
    return [{ key, place: Number(cell), hasPhotoRank: rank !== undefined, isOwnPlace, record }];
  });
  const keys = ranked.map(({ key }) => key).toSorted((a, b) => a - b);
  const firstPlaces = new Map<number, number>();
  for (const [index, key] of keys.entries()) if (!firstPlaces.has(key)) firstPlaces.set(key, index + 1);
  const sharedCounts = new Map<number, number>();
  for (const key of keys) sharedCounts.set(key, (sharedCounts.get(key) ?? 0) + 1);
  const placed = ranked.map((row) => {
    const rank = firstPlaces.get(row.key) ?? 1;
    return { ...row, rank, last: rank + (sharedCounts.get(row.key) ?? 1) - 1 };
  });
  const misplaced = placed.filter(({ place, rank, last, isOwnPlace }) => !isOwnPlace && (place < rank || place > last));
  const [first] = misplaced;
  if (first !== undefined)
    errors.warn(
      locateCell(first.record, column),
      createFileMessage('placesLeft', { place: first.place, rank: first.rank, rows: misplaced.length }),
    );
  const separated = placed.filter(
    ({ place, rank, last, hasPhotoRank, isOwnPlace }) => place > rank && place <= last && !hasPhotoRank && !isOwnPlace,
  );
  const [tied] = separated;
  if (tied !== undefined)
    errors.warn(locateCell(tied.record, column), createFileMessage('placesShared', { rows: separated.length }));
}
