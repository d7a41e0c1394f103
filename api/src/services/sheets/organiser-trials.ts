import type { Trial } from 'shared-domain/contract';
import { countRounds, presentTrial } from '../../presenters/trial.ts';
import { findChallenge } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { listGroups, listTrials } from '../../store/lists/trials.ts';

/** Trials of a challenge as its organisers see them, hidden or not, by oid, and the kind of meeting that each is ranked by. */
export async function readOrganiserTrials(db: Db, chOID: string): Promise<Map<string, { trial: Trial; kind: string }>> {
  const kind = (await findChallenge(db, chOID))?.kind ?? '';
  const groups = new Map((await listGroups(db, chOID)).map((group) => [group.oid, group]));
  const rows = await listTrials(db, chOID);
  const countsOf = countRounds(rows);
  return new Map(
    rows.flatMap((row) => {
      const group = groups.get(row.trial_group);
      if (group === undefined) return [];
      return [[row.oid, { kind, trial: presentTrial(row, group, countsOf(row)) }] as const];
    }),
  );
}
