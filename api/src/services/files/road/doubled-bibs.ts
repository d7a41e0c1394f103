import { foldText } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import { describeAthlete } from '../csv/merge-rows.ts';
import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import { CellNotes, quoteCells } from '../quoted-cells.ts';
import type { RoadHead } from './road-columns.ts';

/** So many rows with a bib of another row are slips of a list; more are another kind of file, with several races or legs. */
const MAX_SLIPS = 3;
const MAX_SLIPS_SHARE = 0.05;
/** A column of races or years has at most so many different cells. */
const MAX_RACES = 100;

/** A row of a race with its record and its places in the file. */
export interface LocatedRow {
  readonly row: SentResult;
  readonly record: TableRecord;
  readonly locate: (field: string | undefined) => FileLocation;
}

const isSamePerson = (a: SentResult, b: SentResult): boolean =>
  foldText(`${a.last} ${a.first}`) === foldText(`${b.last} ${b.first}`);

/** The column with which every bib comes once: it tells the races or the years of a file apart. */
function findRaceColumn(rows: readonly LocatedRow[], names: readonly string[]) {
  const cellsOf = (index: number) => new Set(rows.map(({ record }) => (record.cells[index] ?? '').trim()));
  const index = names.findIndex((name, at) => {
    const cells = name === '' ? new Set<string>() : cellsOf(at);
    if (cells.size < 2 || cells.size > MAX_RACES || cells.size * 2 > rows.length) return false;
    const keys = rows.map(({ row, record }) => JSON.stringify([row.bib, (record.cells[at] ?? '').trim()]));
    return new Set(keys).size === rows.length;
  });
  return index < 0 ? undefined : { column: index + 1, name: names[index], cells: quoteCells(cellsOf(index)) };
}

/**
 * Settles the rows whose bib another row has: who comes again is left out, somebody else loses the bib; both are told. So many of them
 * that the file has several races refuse it, by the column that tells them where there is one.
 * @throws Refusal
 */
export function settleDoubledBibs(
  rows: readonly LocatedRow[],
  { line, columns }: RoadHead,
  names: readonly string[],
  errors: FileErrors,
): readonly LocatedRow[] {
  if (columns.bib === undefined) return rows;
  const byBib = Map.groupBy(
    rows.filter(({ row }) => row.bib !== undefined),
    ({ row }) => row.bib,
  );
  const doubled = [...byBib.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((other) => ({ first, other })),
  );
  if (doubled.length === 0) return rows;
  if (doubled.length > Math.max(MAX_SLIPS, rows.length * MAX_SLIPS_SHARE)) {
    const race = findRaceColumn(
      rows.filter(({ row }) => row.bib !== undefined),
      names,
    );
    if (race !== undefined) {
      const { column, name, cells } = race;
      errors.refuse({ line, column, ...(name !== undefined && { name }) }, createFileMessage('bibsByRace', { cells }));
    } else
      for (const { first, other } of doubled)
        errors.refuse(
          other.locate('bib'),
          createFileMessage('bibTwice', { who: other.row.bib ?? '', other: first.record.line }),
        );
    errors.settle();
  }
  const notes = new CellNotes();
  const leftOut = new Set<LocatedRow>();
  const bibless = new Set<LocatedRow>();
  for (const { first, other } of doubled) {
    const describe = ({ row }: LocatedRow): string => describeAthlete(row);
    if (!isSamePerson(first.row, other.row)) {
      bibless.add(other);
      notes.add('bibLeft', other.locate('bib'), describe(other), { other: first.record.line });
      continue;
    }
    const isLaterBetter = first.row.prf.v === undefined && other.row.prf.v !== undefined && !leftOut.has(first);
    const [kept, left] = isLaterBetter ? [other, first] : [first, other];
    leftOut.add(left);
    notes.add('runnerTwice', left.locate('bib'), describe(left), { other: kept.record.line });
  }
  notes.addWarnings(errors);
  return rows
    .filter((one) => !leftOut.has(one))
    .map((one) => {
      const { bib: _, ...row } = one.row;
      return bibless.has(one) ? { ...one, row: row as SentResult } : one;
    });
}
