import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { planWrite } from '../planning/plan-write.ts';
import { createProblems } from '../planning/problems.ts';
import { followTotals, type Totals } from './combined-totals.ts';
import { type Stamp, writeUpload } from './write-upload.ts';

/** Writes what parts that changed make of their combined events, under the same revision; gives the trials that changed. */
export async function writeTotals(
  db: Db,
  challenge: ChallengeRecord,
  before: ReadonlyMap<string, Totals>,
  stamp: Stamp,
): Promise<string[]> {
  const resultlists = await followTotals(db, challenge, before);
  if (Object.keys(resultlists).length === 0) return [];
  const body = { chOID: challenge.oid, trialsData: [], startlists: {}, resultlists };
  const { write } = await planWrite(db, challenge, body, createProblems(), { of: Object.keys(resultlists) });
  await writeUpload(db, write, stamp);
  return write.trials.map(({ plan }) => plan.oid);
}
