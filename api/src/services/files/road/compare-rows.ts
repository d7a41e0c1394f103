import { type EventRef, formatMark, formatNet } from 'shared-domain';
import type { FileAnswer } from 'shared-domain/contract';
import type { Db } from '../../../store/db.ts';
import { readSentResults } from '../../../store/lists/lists.ts';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { TrialTable } from '../../../store/schema.ts';
import { subtractRows } from '../../writing/list-images.ts';
import { describeAthlete } from '../csv/merge-rows.ts';
import { Changes } from '../import-lists.ts';
import type { RaceEntries, RaceEntry } from './race-entries.ts';

type ChangedField = FileAnswer['changes'][number]['fields'][number];

interface Comparison {
  readonly event: EventRef;
  readonly entries: RaceEntries;
  readonly findLine: (index: number) => number;
}

const differs = ({ before, after }: ChangedField): boolean => before !== after;

/** The change of a row's official and net time as the preview shows it; empty where both stay. */
function compareTimes(before: SentResult | undefined, after: SentResult | undefined, event: EventRef): ChangedField[] {
  const showNet = ({ prf }: SentResult) => (prf.z === undefined ? '' : formatNet(prf, event));
  return [
    {
      name: 'time',
      before: before === undefined ? '' : formatMark(before.prf, event),
      after: after === undefined ? '' : formatMark(after.prf, event),
    },
    {
      name: 'net',
      before: before === undefined ? '' : showNet(before),
      after: after === undefined ? '' : showNet(after),
    },
  ].filter(differs);
}

/** The club and the name that a file changes for somebody who is known; a row without them takes those of its entry. */
function comparePerson(
  before: SentResult | undefined,
  after: SentResult,
  entry: RaceEntry | undefined,
): ChangedField[] {
  const isHidden = entry !== undefined && entry.shown.last !== (entry.sent.last ?? entry.shown.last);
  const findClub = (row: SentResult | undefined) => row?.clubName ?? entry?.sent.clubName ?? '';
  const findName = (row: SentResult | undefined) => {
    const { last, first } = row?.last === undefined ? (entry?.sent ?? {}) : row;
    return [last, first].filter(Boolean).join(' ');
  };
  return [
    { name: 'club', before: findClub(before), after: findClub(after) },
    ...(isHidden ? [] : [{ name: 'name', before: findName(before), after: findName(after) }]),
  ].filter((field) => field.before !== '' && differs(field));
}

/**
 * Compares the rows of a file with the stored ones by bib, else by name; rows that share a name are paired one by one. Who is only
 * named by a bib is shown with the name of the entry.
 */
export async function compareRows(
  db: Db,
  { oid, uid }: TrialTable,
  rows: readonly SentResult[],
  { event, entries, findLine }: Comparison,
): Promise<Changes> {
  const changes = new Changes();
  const key = ({ bib, last, first }: SentResult) => bib ?? `${last} ${first}`;
  const findEntry = ({ bib }: SentResult) => (bib === undefined ? undefined : entries.byBib.get(bib));
  const describe = (row: SentResult) =>
    describeAthlete(row.last === undefined ? { ...findEntry(row)?.shown, bib: row.bib } : row);
  const stored = await readSentResults(db, oid);
  const sentRows = await mapInTurns(rows, (row) => JSON.stringify(row));
  const storedCounts = new Map<string, number>();
  for (const sent of stored) storedCounts.set(sent, (storedCounts.get(sent) ?? 0) + 1);
  const unchangedRows = await mapInTurns(sentRows, (sent) => {
    const remaining = storedCounts.get(sent) ?? 0;
    storedCounts.set(sent, remaining - 1);
    return remaining > 0;
  });
  const before = Map.groupBy(subtractRows(stored, sentRows), (sent) => key(JSON.parse(sent) as SentResult));
  await mapInTurns(rows, (row, index) => {
    if (unchangedRows[index]) return;
    const sent = before.get(key(row))?.pop();
    const storedRow = sent === undefined ? undefined : (JSON.parse(sent) as SentResult);
    changes.add({
      uid,
      kind: storedRow === undefined ? 'added' : 'changed',
      line: findLine(index),
      who: describe(row),
      fields: [...compareTimes(storedRow, row, event), ...comparePerson(storedRow, row, findEntry(row))],
    });
  });
  for (const sent of [...before.values()].flat()) {
    const removedRow = JSON.parse(sent) as SentResult;
    changes.add({
      uid,
      kind: 'removed',
      who: describe(removedRow),
      fields: compareTimes(removedRow, undefined, event),
    });
  }
  changes.counts.read = rows.length;
  return changes;
}
