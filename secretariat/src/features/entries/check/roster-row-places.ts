import { findAgeGroup, makeRosterName, placeRoster, type RosterRow } from 'shared-domain';
import type { SourceRow } from '../read/source-table.ts';
import type { RowFacts } from './check-row.ts';
import type { CellReader } from './issue-collector.ts';
import { readHeat } from './read-words.ts';
import type { RowRules } from './row-rules.ts';

/** The event and heat of a row of an OpenTrack roster. */
export interface RosterRowPlace {
  readonly category: number;
  readonly heat: number;
  /** The event's own name, when another event of the roster already has its category. */
  readonly name?: string;
  /** The category by the athletes' ages that another event already has. */
  readonly taken?: number;
  /** The first row of its event, which carries the warnings about the event. */
  readonly isFirst: boolean;
}

interface ParsedRow {
  readonly row: SourceRow;
  readonly readCell: CellReader;
  readonly facts: RowFacts;
}

/** Reads `None` as an empty cell, and heat 0 as no heat. */
export const readRosterCell =
  (readText: CellReader): CellReader =>
  (field) => {
    const text = readText(field);
    return text === 'None' || (field === 'heat' && text === '0') ? '' : text;
  };

type RosterRules = Pick<RowRules, 'firstDay' | 'categories'>;

interface PlacedRow extends RosterRow {
  readonly row: SourceRow;
}

function readRosterRow({ row, readCell, facts }: ParsedRow, { firstDay, categories }: RosterRules): PlacedRow[] {
  const { foundEvent, sex, round = 'f', category } = facts;
  if (foundEvent === undefined || sex === undefined) return [];
  const age = readCell('category');
  return [
    {
      row,
      sex,
      round,
      list: readCell('list'),
      heat: readHeat(readCell('heat')) ?? 0,
      event: `${foundEvent.event.g0}-${foundEvent.event.g1}`,
      name: makeRosterName(readCell('title'), readCell('ages') || age),
      category: findAgeGroup(age, sex, firstDay, categories) ?? category,
    },
  ];
}

/** The category and heat of each row, the same as the server assigns to this file. */
export function placeRosterRows(parsedRows: readonly ParsedRow[], rules: RosterRules): Map<SourceRow, RosterRowPlace> {
  const rows = parsedRows.flatMap((read) => readRosterRow(read, rules));
  const seenEvents = new Set<string>();
  return new Map(
    placeRoster(rows).map((place, index) => {
      const { row, event, sex, name } = rows[index] as PlacedRow;
      const key = `${event} ${sex} ${name}`;
      const isFirst = !seenEvents.has(key);
      seenEvents.add(key);
      return [row, { ...place, ...(place.taken !== undefined && { name }), isFirst }] as const;
    }),
  );
}
