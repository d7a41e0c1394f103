import { type EventRef, foldText, isRelayEvent, type Sex } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import type { Changes } from '../import-lists.ts';
import { CellNotes } from '../quoted-cells.ts';
import type { Column, Draft, ShownRow } from './columns.ts';
import type { TableHead } from './header.ts';
import type { TableRecord } from './read-records.ts';

/** A stored row as it is displayed and as it was sent: only `sent` has the name of a hidden athlete. */
export interface StoredRow {
  readonly shown: ShownRow;
  readonly sent: Draft;
  /** The computed place in a result list, as a file shows it. */
  readonly place?: string;
}

interface MergeOptions {
  readonly uid: string;
  readonly event: EventRef;
  readonly sex: Sex;
  readonly head: TableHead<Column>;
  readonly storedRows: readonly StoredRow[];
  /** Finds the entry of an athlete who is not in the result list yet. */
  readonly findEntry: (bib: string) => ShownRow | undefined;
  /** New rows need a last name: the name of a club does not replace it. */
  readonly shouldRequireNames: boolean;
  readonly errors: FileErrors;
  readonly changes: Changes;
}

export interface MergedRows {
  readonly rows: readonly Draft[];
  /** The computed place of each row that does not change. */
  readonly places: readonly (string | undefined)[];
  readonly locators: readonly ((field: string | undefined) => FileLocation)[];
}

/** Whether a cell has the stored value: blanks around it do not count, and comma-separated text cannot hold its commas. */
function isStoredValue(cell: string, text: string, isCommaSeparated: boolean): boolean {
  if (cell === text) return true;
  return cell === (isCommaSeparated ? text.replaceAll(',', ' ') : text).replaceAll('\r\n', '\n').trim();
}

const foldFullName = ({
  last = '',
  first = '',
}: {
  readonly last?: string | undefined;
  readonly first?: string | undefined;
}): string => foldText(`${last} ${first}`);

type NamedRow = { readonly [K in 'bib' | 'last' | 'first' | 'club' | 'clubName']?: string | undefined };

/** The athlete or team of a row as messages and lists of changes name it, with the bib. */
export const describeAthlete = ({ bib, last, first, club, clubName }: NamedRow): string =>
  [[last ?? club ?? clubName, first].filter(Boolean).join(' '), bib && `(${bib})`].filter(Boolean).join(' ');

/** Finds the stored row of a record by bib, else by account, else by name; each stored row is found once. */
async function createRowFinder(storedRows: readonly StoredRow[]) {
  const remaining = new Set(storedRows);
  const indexRows = async (key: (row: StoredRow) => string | undefined) => {
    const rows = new Map<string, StoredRow[]>();
    // In reverse, so that rows already found can be popped off the end.
    await mapInTurns(storedRows.toReversed(), (row) => {
      const text = key(row) ?? '';
      const sameKey = rows.get(text);
      if (sameKey !== undefined) sameKey.push(row);
      else if (text !== '') rows.set(text, [row]);
    });
    return rows;
  };
  const indexes = [
    await indexRows(({ shown }) => shown.bib),
    await indexRows(({ shown }) => shown.auid),
    await indexRows(({ shown }) => foldFullName({ last: shown.last ?? shown.club, first: shown.first })),
  ];
  const findFirstRemaining = (rows: StoredRow[] | undefined): StoredRow | undefined => {
    while (rows !== undefined && rows.length > 0 && !remaining.has(rows.at(-1) as StoredRow)) rows.pop();
    return rows?.at(-1);
  };
  return {
    remaining,
    find(keys: readonly string[], bib: string): StoredRow | undefined {
      for (const [index, key] of keys.entries()) {
        if (key === '') continue;
        const match = findFirstRemaining(indexes[index]?.get(key));
        if (match === undefined) continue;
        // The same name with another bib is another athlete.
        if (index > 0 && bib !== '' && (match.shown.bib ?? '') !== '' && match.shown.bib !== bib) continue;
        remaining.delete(match);
        return match;
      }
      return undefined;
    },
  };
}

/**
 * Applies a table to a stored list. A cell with the displayed value changes nothing, even where that is rounded; fields without a column
 * keep their value; rows that are not in the table are removed.
 */
export async function mergeRows(records: readonly TableRecord[], merging: MergeOptions): Promise<MergedRows> {
  const { uid, event, sex, head, storedRows, findEntry, errors, changes } = merging;
  const refuseNameless = createNameCheck(merging);
  const finder = await createRowFinder(storedRows);
  const readCell = (record: TableRecord, field: string): string => {
    const headColumn = head.columns.find(({ column }) => column.field === field);
    return headColumn === undefined ? '' : (record.cells[headColumn.index] ?? '');
  };
  const rows: Draft[] = [];
  const places: (string | undefined)[] = [];
  const notes = new CellNotes();
  const bibs = new Map<string, number>();
  await mapInTurns(records, (record) => {
    if (errors.isFull) return;
    const { line } = record;
    const bib = readCell(record, 'bib');
    const firstLine = bib === '' ? undefined : bibs.get(bib);
    if (firstLine !== undefined) {
      const headColumn = head.columns.find(({ column }) => column.field === 'bib');
      errors.refuse(
        { line, column: headColumn?.columnNumber, name: headColumn?.name },
        createFileMessage('bibTwice', { who: bib, other: firstLine }),
      );
    }
    bibs.set(bib, line);
    const keys = [
      bib,
      readCell(record, 'auid'),
      foldFullName({
        last: readCell(record, 'last') || readCell(record, 'clubName'),
        first: readCell(record, 'first'),
      }),
    ];
    const storedRow = finder.find(keys, bib);
    const shownRow = storedRow?.shown ?? findEntry(bib) ?? {};
    const draft: Draft = { ...storedRow?.sent };
    const fields = [];
    for (const { column, index, columnNumber, name } of head.columns) {
      const cell = record.cells[index] ?? '';
      const before = column.write(shownRow, event);
      const isNewKey = storedRow === undefined && (column.field === 'bib' || column.field === 'auid') && cell !== '';
      if (isStoredValue(cell, before, record.separator === ',') && !isNewKey) continue;
      const draftBefore = storedRow && JSON.stringify(draft);
      const fault = column.read(cell, draft, event, sex);
      if (fault !== undefined && column.leftNote !== undefined && column.canLeaveOut?.(draft))
        notes.add(column.leftNote, { line, column: columnNumber, name }, cell);
      else if (fault !== undefined) errors.refuse({ line, column: columnNumber, name }, fault);
      // The same value written differently, as `+0.4` and `0.4`.
      else if (draftBefore === JSON.stringify(draft)) continue;
      fields.push({ name, before: storedRow === undefined ? '' : before, after: cell });
    }
    if (storedRow === undefined) refuseNameless({ ...shownRow, ...(draft as ShownRow) }, line);
    const who = describeAthlete({ ...shownRow, ...(draft as ShownRow) });
    if (storedRow === undefined) changes.add({ uid, kind: 'added', line, who, fields });
    else if (fields.length > 0) changes.add({ uid, kind: 'changed', line, who: describeAthlete(shownRow), fields });
    rows.push(draft);
    places.push(JSON.stringify(draft) === JSON.stringify(storedRow?.sent) ? storedRow?.place : undefined);
  });
  notes.addWarnings(errors);
  for (const { shown } of finder.remaining)
    changes.add({ uid, kind: 'removed', who: describeAthlete(shown), fields: [] });
  changes.counts.read += records.length;
  return { rows, places, locators: records.map((record) => createLocator(record, head)) };
}

/** Columns that identify the athlete of a row, the most reliable first. */
const IDENTITY_FIELDS: readonly string[] = ['bib', 'last', 'name', 'clubName', 'auid'];

/** Locates a field in the file; an error of the whole row is at the column that identifies the athlete. */
function createLocator(
  { line }: TableRecord,
  { columns }: TableHead<Column>,
): (field: string | undefined) => FileLocation {
  const find = (field: string) =>
    columns.find(({ column }) => field === column.field || field.startsWith(`${column.field}.`));
  return (field) => {
    const headColumn =
      (field === undefined ? undefined : find(field)) ?? IDENTITY_FIELDS.map(find).find((one) => one !== undefined);
    return headColumn === undefined
      ? { line, column: 1 }
      : { line, column: headColumn.columnNumber, name: headColumn.name };
  };
}

/** Refuses new rows without a last name; a file without a column of names is refused once, quoting its headings. */
function createNameCheck({
  event,
  head,
  shouldRequireNames,
  errors,
}: MergeOptions): (row: ShownRow, line: number) => void {
  const last = head.columns.find(({ column }) => column.field === 'last');
  let isRefused = false;
  return (row, line) => {
    if (!shouldRequireNames || isRelayEvent(event) || (row.last ?? '') !== '') return;
    if (last !== undefined)
      errors.refuse({ line, column: last.columnNumber, name: last.name }, createFileMessage('isEmpty'));
    else if (!isRefused)
      errors.refuse({ line: head.line }, createFileMessage('noColumnName', { columns: head.names.join(', ') }));
    isRefused = true;
  };
}
