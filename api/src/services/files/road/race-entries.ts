import { findCategory, HIDDEN_ATHLETE } from 'shared-domain';
import type { Db } from '../../../store/db.ts';
import type { SentResult, SentStart } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { TrialTable } from '../../../store/schema.ts';
import type { ShownRow } from '../csv/columns.ts';
import { readStartRows } from '../csv/stored-rows.ts';

/** An entry as it was sent, and as it is shown: without the name of a hidden athlete. */
export interface RaceEntry {
  readonly sent: SentStart;
  readonly shown: ShownRow;
}

/** Who is entered for a race: its start list, then the entries of its event. */
export interface RaceEntries {
  readonly all: readonly RaceEntry[];
  readonly byBib: ReadonlyMap<string, RaceEntry>;
}

export async function readRaceEntries(db: Db, { oid, trial_group }: TrialTable): Promise<RaceEntries> {
  const rows = [...(await readStartRows(db, oid)), ...(await readStartRows(db, trial_group))];
  const all = rows.map(({ sent, shown }) => ({ sent: sent as SentStart, shown }));
  const byBib = new Map<string, RaceEntry>();
  await mapInTurns(all, (entry) => {
    const { bib } = entry.sent;
    if (bib !== undefined && !byBib.has(bib)) byBib.set(bib, entry);
  });
  return { all, byBib };
}

/** Whether a row has the placeholder in place of a name. */
export const isNameless = ({ last, first }: SentResult): boolean =>
  last === HIDDEN_ATHLETE.last && first === HIDDEN_ATHLETE.first;

/** The row without the placeholder of its name: an entry names it. */
export function removePlaceholder(row: SentResult): SentResult {
  const { last: _, first: __, ...rest } = row;
  return rest;
}

/** A category of all ages, which a file gives where it says the sex alone, does not take the place of the entry's own. */
function keepOwnCategory(row: SentResult, { sent }: RaceEntry): SentResult {
  const [read, own] = [findCategory(row.category ?? 0), findCategory(sent.category ?? 0)];
  if (read?.wildcard !== true || own === undefined || read.sex !== own.sex) return row;
  const { category: _, ...rest } = row;
  return rest;
}

/** What an entry of the same bib says takes the place of what the file does not: the name, and the category by age. */
export const completeFromEntries = (rows: readonly SentResult[], { byBib }: RaceEntries): Promise<SentResult[]> =>
  mapInTurns(rows, (row) => {
    const entry = row.bib === undefined ? undefined : byBib.get(row.bib);
    if (entry === undefined) return row;
    return keepOwnCategory(isNameless(row) ? removePlaceholder(row) : row, entry);
  });
