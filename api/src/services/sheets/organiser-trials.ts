import type { Trial } from 'shared-domain/contract';
import { countRounds, followParts, presentTrial } from '../../presenters/trial.ts';
import { findChallenge } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { listGroups, listTrials } from '../../store/lists/trials.ts';

interface OrganiserTrial {
  readonly trial: Trial;
  /** Kind of the competition, on which ranking depends. */
  readonly kind: string;
  /** Entries of its event that are not yet in a heat. */
  readonly entries: number;
}

/** Trials of a challenge as its organisers see them, hidden or not, by oid. */
export async function readOrganiserTrials(db: Db, chOID: string): Promise<Map<string, OrganiserTrial>> {
  const kind = (await findChallenge(db, chOID))?.kind ?? '';
  const groups = new Map((await listGroups(db, chOID)).map((group) => [group.oid, group]));
  const rows = followParts(await listTrials(db, chOID));
  const countGroupRounds = countRounds(rows);
  return new Map(
    rows.flatMap((row) => {
      const group = groups.get(row.trial_group);
      if (group === undefined) return [];
      return [
        [row.oid, { kind, entries: group.entries, trial: presentTrial(row, group, countGroupRounds(row)) }] as const,
      ];
    }),
  );
}
