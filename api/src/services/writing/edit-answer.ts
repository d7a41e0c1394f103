import type { EditAnswer, EditableResult, EditableStart, ResultRow } from 'shared-domain/contract';
import { parseBodies } from '../../base/parse-bodies.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts, readStoredResults, type StoredResult } from '../../store/lists/lists.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { listTrials } from '../../store/lists/trials.ts';
import type { PlannedWrite } from '../planning/plan-write.ts';
import { keyRows } from '../sheets/row-key.ts';
import { keyResults } from '../sheets/sheet.ts';

/** The mark as it was entered, ms: the time that is shown includes the penalty of a race walk. */
function removeWalkPenalty({ prf, walk }: ResultRow): ResultRow['prf'] {
  return walk?.added === undefined || prf.v === undefined ? prf : { ...prf, v: prf.v - walk.added };
}

function parseResultRow(body: string): ResultRow {
  const row = JSON.parse(body) as ResultRow;
  return { ...row, prf: removeWalkPenalty(row) };
}

/** Results for editing: as the public sees them, with key and revision of each row, and marks as they were entered. */
export function makeEditableResults(stored: readonly StoredResult[]): EditableResult[] {
  const keys = keyResults(stored);
  return stored.map(({ body, revision }, index) => ({
    ...parseResultRow(body),
    row: keys[index]?.key ?? '',
    revision,
  }));
}

/** Rows of a start list, or of a group's commitments, as they were sent, each with its key. */
export function makeEditableStarts(rows: readonly SentStart[]): EditableStart[] {
  return keyRows(rows).map(({ key, sent }) => ({ ...sent, row: key }));
}

/** Start lists that a write changed, with all their rows, as their order matters too. */
export async function readChangedStarts(db: Db, { write }: PlannedWrite): Promise<EditAnswer['starts']> {
  const lists = [
    ...write.trials.filter(({ lists: { starts } }) => starts !== undefined).map(({ plan }) => plan),
    ...write.commitments.map(({ group }) => group),
  ];
  const changedLists = [];
  for (const { oid, uid } of lists) {
    const sent = parseBodies<SentStart>(await readSentStarts(db, oid));
    changedLists.push({ oid, uid, rows: makeEditableStarts(sent) });
  }
  return changedLists;
}

/**
 * Result rows that a write changed, list by list.
 * @param bodiesBefore rows as they were stored before the write, by the oid of their trial
 */
export async function readChangedResults(
  db: Db,
  chOID: string,
  oids: readonly string[],
  bodiesBefore: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<EditAnswer['results']> {
  const trials = (await listTrials(db, chOID)).filter(({ oid }) => oids.includes(oid));
  const changedLists = [];
  for (const { oid, uid } of trials) {
    const stored = await readStoredResults(db, oid);
    // A row changed when no row of its trial had the same body before. Its position, key and revision are not compared.
    const changedBodies = new Set(
      stored.filter(({ body }) => bodiesBefore.get(oid)?.has(body) !== true).map(({ body }) => body),
    );
    const rows = makeEditableResults(stored).filter((_, index) => changedBodies.has(stored[index]?.body ?? ''));
    if (rows.length > 0) changedLists.push({ oid, uid, rows });
  }
  return changedLists;
}
