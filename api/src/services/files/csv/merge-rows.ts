import { type EventRef, foldText, isRelayEvent, type Sex } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { FileErrors, Place } from '../file-errors.ts';
import type { Changes } from '../import-lists.ts';
import type { Column, Draft, ShownRow } from './columns.ts';
import type { Head } from './header.ts';
import type { Record } from './read-records.ts';

/** Cells that a warning quotes. */
export const MAX_QUOTED_CELLS = 5;

/** A stored row, as it is shown and as it was sent: a hidden athlete's name is in the second only. */
export interface StoredRow {
  readonly seen: ShownRow;
  readonly sent: Draft;
}

interface Merging {
  readonly uid: string;
  readonly event: EventRef;
  readonly sex: Sex;
  readonly head: Head<Column>;
  readonly standing: readonly StoredRow[];
  /** What is known of somebody who is not in the list: the entry of a result row. */
  readonly entryOf: (bib: string) => ShownRow | undefined;
  /** Somebody who is new must be named: nobody comes in under the name of a club. */
  readonly mustNameNew: boolean;
  readonly errors: FileErrors;
  readonly changes: Changes;
}

interface Merged {
  readonly rows: readonly Draft[];
  readonly places: readonly ((field: string | undefined) => Place)[];
}

/** Whether a cell has the stored value; blanks around it do not count, nor commas where they separate the cells. */
function same(cell: string, text: string, commas: boolean): boolean {
  if (cell === text) return true;
  return cell === (commas ? text.replaceAll(',', ' ') : text).replaceAll('\r\n', '\n').trim();
}

const formatName = ({
  last = '',
  first = '',
}: {
  readonly last?: string | undefined;
  readonly first?: string | undefined;
}): string => foldText(`${last} ${first}`);

type Called = { readonly [K in 'bib' | 'last' | 'first' | 'club' | 'clubName']?: string | undefined };

/** How a row is called in a list of changes. */
export const whoIs = ({ bib, last, first, club, clubName }: Called): string =>
  [[last ?? club ?? clubName, first].filter(Boolean).join(' '), bib && `(${bib})`].filter(Boolean).join(' ');

/** Finds the row that a record is about: by bib, else by account, else by name; each row once. */
async function finder(standing: readonly StoredRow[]) {
  const remaining = new Set(standing);
  const keyed = async (key: (row: StoredRow) => string | undefined) => {
    const rows = new Map<string, StoredRow[]>();
    // The last first, so that those that are taken are dropped off the end.
    await mapInTurns(standing.toReversed(), (row) => {
      const text = key(row) ?? '';
      const same = rows.get(text);
      if (same !== undefined) same.push(row);
      else if (text !== '') rows.set(text, [row]);
    });
    return rows;
  };
  const ways = [
    await keyed(({ seen }) => seen.bib),
    await keyed(({ seen }) => seen.auid),
    await keyed(({ seen }) => formatName({ last: seen.last ?? seen.club, first: seen.first })),
  ];
  const firstLeft = (rows: StoredRow[] | undefined): StoredRow | undefined => {
    while (rows !== undefined && rows.length > 0 && !remaining.has(rows.at(-1) as StoredRow)) rows.pop();
    return rows?.at(-1);
  };
  return {
    left: remaining,
    find(keys: readonly string[], bib: string): StoredRow | undefined {
      for (const [index, key] of keys.entries()) {
        if (key === '') continue;
        const free = firstLeft(ways[index]?.get(key));
        if (free === undefined) continue;
        // Somebody of that name with another bib is somebody else.
        if (index > 0 && bib !== '' && (free.seen.bib ?? '') !== '' && free.seen.bib !== bib) continue;
        remaining.delete(free);
        return free;
      }
      return undefined;
    },
  };
}

/**
 * The list that a table describes. A cell with the stored value changes nothing, however it is rounded or quoted; fields without a
 * column keep their value; rows that are not in the table are removed.
 */
export async function mergeRows(records: readonly Record[], merging: Merging): Promise<Merged> {
  const { uid, event, sex, head, standing, entryOf, errors, changes } = merging;
  const refuseNameless = createNameCheck(merging);
  const found = await finder(standing);
  const formatCell = (record: Record, field: string): string => {
    const at = head.columns.find(({ column }) => column.field === field);
    return at === undefined ? '' : (record.cells[at.index] ?? '');
  };
  const rows: Draft[] = [];
  const leftOut: { readonly place: Place; readonly cell: string }[] = [];
  const bibs = new Map<string, number>();
  await mapInTurns(records, (record) => {
    if (errors.full) return;
    const { line } = record;
    const bib = formatCell(record, 'bib');
    const twice = bib === '' ? undefined : bibs.get(bib);
    if (twice !== undefined) {
      const at = head.columns.find(({ column }) => column.field === 'bib');
      errors.refuse({ line, column: at?.place, name: at?.name }, saying('bibTwice', { who: bib, other: twice }));
    }
    bibs.set(bib, line);
    const keys = [
      bib,
      formatCell(record, 'auid'),
      formatName({
        last: formatCell(record, 'last') || formatCell(record, 'clubName'),
        first: formatCell(record, 'first'),
      }),
    ];
    const known = found.find(keys, bib);
    const seen = known?.seen ?? entryOf(bib) ?? {};
    const draft: Draft = { ...known?.sent };
    const fields = [];
    for (const { column, index, place, name } of head.columns) {
      const cell = record.cells[index] ?? '';
      const before = column.write(seen, event);
      const isKey = known === undefined && (column.field === 'bib' || column.field === 'auid') && cell !== '';
      if (same(cell, before, record.separator === ',') && !isKey) continue;
      const stored = known && JSON.stringify(draft);
      const fault = column.read(cell, draft, event, sex);
      if (fault !== undefined && column.canLeaveOut?.(draft))
        leftOut.push({ place: { line, column: place, name }, cell });
      else if (fault !== undefined) errors.refuse({ line, column: place, name }, fault);
      // The same value in other words, as `+0.4` and `0.4`.
      else if (stored === JSON.stringify(draft)) continue;
      fields.push({ name, before: known === undefined ? '' : before, after: cell });
    }
    if (known === undefined) refuseNameless({ ...seen, ...(draft as ShownRow) }, line);
    const who = whoIs({ ...seen, ...(draft as ShownRow) });
    if (known === undefined) changes.add({ uid, kind: 'added', line, who, fields });
    else if (fields.length > 0) changes.add({ uid, kind: 'changed', line, who: whoIs(seen), fields });
    rows.push(draft);
  });
  const [firstLeft] = leftOut;
  if (firstLeft !== undefined) {
    const cells = [...new Set(leftOut.map(({ cell }) => `"${cell}"`))].slice(0, MAX_QUOTED_CELLS).join(', ');
    errors.warn(firstLeft.place, saying('categoryLeft', { cells, rows: leftOut.length }));
  }
  for (const { seen } of found.left) changes.add({ uid, kind: 'removed', who: whoIs(seen), fields: [] });
  changes.counts.read += records.length;
  return { rows, places: records.map((record) => placer(record, head)) };
}

/** Columns that say whom a row is about, the surest first. */
const WHO: readonly string[] = ['bib', 'last', 'name', 'clubName', 'auid'];

/** Where a field of a row is in the file; what concerns the whole row is where it says whom it is about. */
function placer({ line }: Record, { columns }: Head<Column>): (field: string | undefined) => Place {
  const find = (field: string) =>
    columns.find(({ column }) => field === column.field || field.startsWith(`${column.field}.`));
  return (field) => {
    const at = (field === undefined ? undefined : find(field)) ?? WHO.map(find).find((one) => one !== undefined);
    return at === undefined ? { line, column: 1 } : { line, column: at.place, name: at.name };
  };
}

/** Refuses somebody new without a name; a file without a column of names once, by the names that its columns have. */
function createNameCheck({ event, head, mustNameNew, errors }: Merging): (row: ShownRow, line: number) => void {
  const last = head.columns.find(({ column }) => column.field === 'last');
  let isRefused = false;
  return (row, line) => {
    if (!mustNameNew || isRelayEvent(event) || (row.last ?? '') !== '') return;
    if (last !== undefined) errors.refuse({ line, column: last.place, name: last.name }, saying('isEmpty'));
    else if (!isRefused) errors.refuse({ line: head.line }, saying('noColumnName', { columns: head.names.join(', ') }));
    isRefused = true;
  };
}
