import { findAgeGroup, makeRosterName, placeRoster, type RosterRow } from 'shared-domain';
import type { SourceRow } from '../read/source-table.ts';
import type { CellReader, RowFacts, RowRules } from './check-row.ts';
import { readHeat } from './read-words.ts';

/** Where a row of OpenTrack's roster goes. */
export interface ReadPlace {
  readonly category: number;
  readonly heat: number;
  /** What the event is called among those of its distance, where its own category is another's. */
  readonly name?: string;
  readonly taken?: number;
  /** The first row of its event: what is remarked of the event is remarked there. */
  readonly isFirst: boolean;
}

interface Read {
  readonly row: SourceRow;
  readonly readCell: CellReader;
  readonly facts: RowFacts;
}

/** Cells of a roster: its `None` is nothing, and 0 no heat. */
export const readRosterCell =
  (readText: CellReader): CellReader =>
  (field) => {
    const text = readText(field);
    return text === 'None' || (field === 'heat' && text === '0') ? '' : text;
  };

type Classes = Pick<RowRules, 'firstDay' | 'table'>;

interface PlacedRow extends RosterRow {
  readonly row: SourceRow;
}

function readRosterRow({ row, readCell, facts }: Read, { firstDay, table }: Classes): PlacedRow[] {
  const { found, sex, round = 'f', category } = facts;
  if (found === undefined || sex === undefined) return [];
  const age = readCell('category');
  return [
    {
      row,
      sex,
      round,
      list: readCell('list'),
      heat: readHeat(readCell('heat')) ?? 0,
      event: `${found.event.g0}-${found.event.g1}`,
      name: makeRosterName(readCell('title'), readCell('ages') || age),
      category: findAgeGroup(age, sex, firstDay, table) ?? category,
    },
  ];
}

/** Heats and categories of a roster's rows, as the server gives them to the same file. */
export function placeRosterReads(reads: readonly Read[], classes: Classes): Map<SourceRow, ReadPlace> {
  const rows = reads.flatMap((read) => readRosterRow(read, classes));
  const seen = new Set<string>();
  return new Map(
    placeRoster(rows).map((place, index) => {
      const { row, event, sex, name } = rows[index] as PlacedRow;
      const key = `${event} ${sex} ${name}`;
      const isFirst = !seen.has(key);
      seen.add(key);
      return [row, { ...place, ...(place.taken !== undefined && { name }), isFirst }] as const;
    }),
  );
}
