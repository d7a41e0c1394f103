import { refusal } from '../../base/refusal.ts';
import type { Db } from '../../store/db.ts';
import { findChallengeOfTrial, listGroups, listTrials, listWholes } from '../../store/lists/trials.ts';
import type { GroupTable, TrialTable } from '../../store/schema.ts';

/** The stored trials and groups of a challenge, by their uid. */
export interface StoredTrials {
  readonly trials: ReadonlyMap<string, TrialTable>;
  readonly groups: ReadonlyMap<string, GroupTable>;
  /** The positions that the next new trial and the next new group get. */
  readonly nextTrial: number;
  readonly nextGroup: number;
}

/** @param uids reads only these combined events and their parts */
export async function readStoredTrials(db: Db, chOID: string, uids?: readonly string[]): Promise<StoredTrials> {
  const trials = uids === undefined ? await listTrials(db, chOID) : await listWholes(db, chOID, uids);
  const groups = await listGroups(db, chOID);
  const nextPosition = (rows: readonly { position: number }[]) =>
    rows.reduce((top, row) => Math.max(top, row.position), -1) + 1;
  return {
    trials: new Map(trials.map((trial) => [trial.uid, trial])),
    groups: new Map(groups.map((group) => [group.uid, group])),
    nextTrial: nextPosition(trials),
    nextGroup: nextPosition(groups),
  };
}

export const createMissingTrialRefusal = (oid: string) => refusal('not found', `there is no trial ${oid}`);

/** @throws Refusal `not found` */
export function requireTrial({ trials }: Pick<StoredTrials, 'trials'>, oid: string): TrialTable {
  const trial = [...trials.values()].find((one) => one.oid === oid);
  if (trial === undefined) throw createMissingTrialRefusal(oid);
  return trial;
}

/** @throws Refusal `not found` */
export async function requireChallengeOfTrial(db: Db, oid: string): Promise<string> {
  const chOID = await findChallengeOfTrial(db, oid);
  if (chOID === undefined) throw createMissingTrialRefusal(oid);
  return chOID;
}
