import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../db.ts';
import { sliceInTurns } from '../map-in-turns.ts';
import type { GroupTable, TrialTable } from '../schema.ts';

/** Groups of a challenge in the order they were uploaded. */
export async function listGroups(db: Db, challenge: string): Promise<GroupTable[]> {
  return db.selectFrom('trial_group').selectAll().where('challenge', '=', challenge).orderBy('position').execute();
}

/** Trials of a challenge by date, then in the order they were uploaded. */
export async function listTrials(db: Db, challenge: string): Promise<TrialTable[]> {
  return db
    .selectFrom('trial')
    .selectAll()
    .where('challenge', '=', challenge)
    .orderBy('date_at')
    .orderBy('position')
    .execute();
}

/** The trials of combined events by their uids, with all their parts, in the order of `listTrials`. */
export async function listWholes(db: Db, challenge: string, uids: readonly string[]): Promise<TrialTable[]> {
  return db
    .selectFrom('trial')
    .selectAll()
    .where('challenge', '=', challenge)
    .where(({ or, eb }) => or([eb('uid', 'in', uids), eb('combined', 'in', uids)]))
    .orderBy('date_at')
    .orderBy('position')
    .execute();
}

/** Trials by their oids. */
export async function findTrials(db: Db, oids: readonly string[]): Promise<TrialTable[]> {
  const trials: TrialTable[] = [];
  await sliceInTurns(oids, async (some) => {
    for (const trial of await db.selectFrom('trial').selectAll().where('oid', 'in', some).execute()) trials.push(trial);
  });
  return trials;
}

/** Trials of a challenge by their uids, in no order. */
export async function findTrialsByUid(db: Db, challenge: string, uids: readonly string[]): Promise<TrialTable[]> {
  const trials: TrialTable[] = [];
  await sliceInTurns(uids, async (some) => {
    const query = db.selectFrom('trial').selectAll().where('challenge', '=', challenge).where('uid', 'in', some);
    for (const trial of await query.execute()) trials.push(trial);
  });
  return trials;
}

/** oid of the challenge that a trial belongs to. */
export async function findChallengeOfTrial(db: Db, oid: string): Promise<string | undefined> {
  const row = await db.selectFrom('trial').select('challenge').where('oid', '=', oid).executeTakeFirst();
  return row?.challenge;
}

export async function findChallengeOfGroup(db: Db, oid: string): Promise<string | undefined> {
  const row = await db.selectFrom('trial_group').select('challenge').where('oid', '=', oid).executeTakeFirst();
  return row?.challenge;
}

/** The trials and groups of a challenge, and the rows of all its lists. */
export async function countTrialsAndRows(
  db: Db,
  challenge: string,
): Promise<{ trials: number; groups: number; rows: number }> {
  const trials = await db
    .selectFrom('trial')
    .where('challenge', '=', challenge)
    .select(({ fn }) => [
      fn.countAll<number>().as('n'),
      fn.sum<number | null>('starts').as('starts'),
      fn.sum<number | null>('results').as('results'),
    ])
    .executeTakeFirstOrThrow();
  const groups = await db
    .selectFrom('trial_group')
    .where('challenge', '=', challenge)
    .select(({ fn }) => [fn.countAll<number>().as('n'), fn.sum<number | null>('entries').as('entries')])
    .executeTakeFirstOrThrow();
  const rows = Number(trials.starts ?? 0) + Number(trials.results ?? 0) + Number(groups.entries ?? 0);
  return { trials: Number(trials.n), groups: Number(groups.n), rows };
}

/** Rows of one statement: SQLite accepts 32,766 values. */
const MAX_BATCH = 500;

function* slices<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += MAX_BATCH) yield rows.slice(start, start + MAX_BATCH);
}

export async function insertGroups(db: Db, rows: readonly Insertable<GroupTable>[]): Promise<void> {
  for (const slice of slices(rows)) await db.insertInto('trial_group').values(slice).execute();
}

export async function insertTrials(db: Db, rows: readonly Insertable<TrialTable>[]): Promise<void> {
  for (const slice of slices(rows)) await db.insertInto('trial').values(slice).execute();
}

export async function updateGroup(db: Db, oid: string, change: Updateable<GroupTable>): Promise<void> {
  await db.updateTable('trial_group').set(change).where('oid', '=', oid).execute();
}

export async function deleteGroup(db: Db, oid: string): Promise<void> {
  await db.deleteFrom('trial_group').where('oid', '=', oid).execute();
}

export async function updateTrial(db: Db, oid: string, change: Updateable<TrialTable>): Promise<void> {
  await db.updateTable('trial').set(change).where('oid', '=', oid).execute();
}

/** Gives trials whose rows were changed in place the revision of that change, so that who has read them reads them again. */
export async function updateTrialRevisions(db: Db, oids: readonly string[], revision: number): Promise<void> {
  for (const slice of slices(oids)) await db.updateTable('trial').set({ revision }).where('oid', 'in', slice).execute();
}
