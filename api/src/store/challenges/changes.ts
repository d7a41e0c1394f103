import type { Db } from '../db.ts';

/** One committed change of a challenge. */
export interface Change {
  readonly chOID: string;
  readonly revision: number;
  /** oids of trials that changed in any way. */
  readonly trials: readonly string[];
  /** oids of the start lists that changed: a trial's, or a group's commitments. */
  readonly starts: readonly string[];
  /** oids of trials whose result list changed. */
  readonly results: readonly string[];
  /** Trials or groups were added, removed or reordered. */
  readonly structure: boolean;
  /** The challenge's own fields changed, or it is gone. */
  readonly challenge: boolean;
  /** Of trials that a stadium sent late: since when each is as it is, ISO. */
  readonly since?: Readonly<Record<string, string>>;
}

/** The most changes that a reader is sent in parts; who missed more fetches everything again. */
const MAX_CHANGES = 500;

/** Stores what a revision changed, in the same transaction. */
export async function insertChange(db: Db, { chOID, revision, ...body }: Change, now: Date): Promise<void> {
  await db
    .insertInto('challenge_change')
    .values({ challenge: chOID, revision, at: now.toISOString(), body: JSON.stringify(body) })
    .onConflict((conflict) => conflict.columns(['challenge', 'revision']).doNothing())
    .execute();
}

/** A change and when it was made. */
interface DatedChange extends Change {
  readonly at: string;
}

/** Changes of a challenge after a revision, oldest first, as far as they are still stored. */
export async function readChanges(db: Db, chOID: string, after: number): Promise<DatedChange[]> {
  const rows = await db
    .selectFrom('challenge_change')
    .select(['revision', 'at', 'body'])
    .where('challenge', '=', chOID)
    .where('revision', '>', after)
    .orderBy('revision')
    .limit(MAX_CHANGES + 1)
    .execute();
  return rows.map(({ revision, at, body }) => ({
    ...(JSON.parse(body) as Omit<Change, 'revision'>),
    chOID,
    revision,
    at,
  }));
}

export async function deleteChangesBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('challenge_change').where('at', '<', instant).execute();
}
