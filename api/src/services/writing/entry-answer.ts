import type { EntryAnswer, EntryRow, EntryStart, ResultRow } from 'shared-domain/contract';
import { parseBodies } from '../../base/parse-bodies.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts, readStoredResults, type StoredResult } from '../../store/lists/lists.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { listTrials } from '../../store/lists/trials.ts';
import type { PlannedWrite } from '../planning/plan-write.ts';
import { keyRows } from '../sheets/row-key.ts';
import { keyedResults } from '../sheets/sheet.ts';

/** Results as the secretariat reads them: as they are shown, each with its key and its own revision. */
export function presentResultRows(stored: readonly StoredResult[]): EntryRow[] {
  const keys = keyedResults(stored);
  return stored.map(({ body, revision }, at) => ({
    ...(JSON.parse(body) as ResultRow),
    row: keys[at]?.key ?? '',
    revision,
  }));
}

/** Entries as they were sent, each with its key. */
export function presentStartRows(rows: readonly SentStart[]): EntryStart[] {
  return keyRows(rows).map(({ key, sent }) => ({ ...sent, row: key }));
}

/** Start lists that a write changed, whole: the order of a list is part of it. */
export async function readChangedStarts(db: Db, { write }: PlannedWrite): Promise<EntryAnswer['starts']> {
  const lists = [
    ...write.trials.filter(({ lists: { starts } }) => starts !== undefined).map(({ plan }) => plan),
    ...write.commitments.map(({ group }) => group),
  ];
  const answer = [];
  for (const { oid, uid } of lists) {
    const sent = parseBodies<SentStart>(await readSentStarts(db, oid));
    answer.push({ oid, uid, rows: presentStartRows(sent) });
  }
  return answer;
}

/** Rows that say something else than `before`, list by list. */
export async function readChangedResults(
  db: Db,
  chOID: string,
  oids: readonly string[],
  before: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<EntryAnswer['results']> {
  const trials = (await listTrials(db, chOID)).filter(({ oid }) => oids.includes(oid));
  const answer = [];
  for (const { oid, uid } of trials) {
    const stored = await readStoredResults(db, oid);
    const changed = new Set(stored.filter(({ body }) => before.get(oid)?.has(body) !== true).map(({ body }) => body));
    const rows = presentResultRows(stored).filter((_, at) => changed.has(stored[at]?.body ?? ''));
    if (rows.length > 0) answer.push({ oid, uid, rows });
  }
  return answer;
}
