import { hash } from 'node:crypto';
import { formatCanonicalJson } from 'shared-domain/live-input';
import type { Db } from '../../store/db.ts';
import { readSentResults, readSentStarts } from '../../store/lists/lists.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import { listGroups, listTrials } from '../../store/lists/trials.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { isEvidenceAct } from '../sheets/trial-evidence.ts';

/** The fields of a trial that both servers have alike. */
const pickTrial = ({ uid, name, status, date, date_e, dets }: TrialTable) => ({
  uid,
  name,
  status,
  date,
  dateE: date_e,
  dets: JSON.parse(dets) as unknown,
});

const parseAll = (rows: readonly string[]): unknown[] => rows.map((row) => JSON.parse(row) as unknown);

const hashValue = (value: unknown): string => hash('sha256', formatCanonicalJson(value as never), 'base64url');

/** Whether an act belongs to what a list is made from: evidence goes up apart (papers.ts), also to a public server that knows none. */
export const isListAct = (act: Pick<OfficialActTable, 'kind'>): boolean => !isEvidenceAct(act);

/** What officials said of a list, without who and under which id, which are each server's own. */
const describeActs = async (db: Db, list: string): Promise<unknown[]> =>
  (await readActs(db, [list]))
    .filter(isListAct)
    .map(({ round, row, kind, at, body }) => [round, row, kind, at, JSON.parse(body) as unknown]);

/**
 * Of each trial the hash of what its list is made from: entries, results as they were sent and officials' acts; of each group with entries
 * that of these; by their uids. Two servers with the same digests answer the same lists, also where one made them by an earlier build.
 */
export async function computeDigests(db: Db, chOID: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const trial of await listTrials(db, chOID)) {
    const starts = parseAll(await readSentStarts(db, trial.oid));
    const results = parseAll(await readSentResults(db, trial.oid));
    digests[trial.uid] = hashValue({ ...pickTrial(trial), starts, results, acts: await describeActs(db, trial.oid) });
  }
  for (const { oid, uid, entries } of await listGroups(db, chOID))
    if (entries > 0)
      digests[uid] = hashValue({ starts: parseAll(await readSentStarts(db, oid)), acts: await describeActs(db, oid) });
  return digests;
}

/** uids whose digests are not the same on both sides. */
export const listDifferences = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((uid) => a[uid] !== b[uid]).toSorted();
