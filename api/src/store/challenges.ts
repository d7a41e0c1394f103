import type { Updateable } from 'kysely';
import type { Db } from './db.ts';
import type { ChallengeTable } from './schema.ts';
import { followChallenge, forgetChallenge } from './search-index.ts';

/** A challenge with its organisation's name. */
export interface ChallengeRecord extends ChallengeTable {
  readonly orgName: string;
}

function challenges(db: Db) {
  return db
    .selectFrom('challenge')
    .innerJoin('organisation', 'organisation.oid', 'challenge.organisation')
    .selectAll('challenge')
    .select('organisation.name as orgName');
}

export async function findChallenge(db: Db, oid: string): Promise<ChallengeRecord | undefined> {
  return challenges(db).where('challenge.oid', '=', oid).executeTakeFirst();
}

export async function listChallenges(db: Db, oids: readonly string[]): Promise<ChallengeRecord[]> {
  if (oids.length === 0) return [];
  return challenges(db)
    .where('challenge.oid', 'in', [...oids])
    .execute();
}

/** Which part of the calendar, seen from an instant (ISO UTC) or a day. */
export type Period =
  | { readonly at: string }
  | { readonly day: string }
  | { readonly endedBy: string }
  | { readonly startsAfter: string }
  | { readonly all: true };

export interface ChallengeFilter {
  readonly period: Period;
  /** uid of a region. */
  readonly region?: string | undefined;
  readonly limit: number;
}

/** Visible challenges: the newest first, those to come the nearest first. */
export async function listVisibleChallenges(db: Db, filter: ChallengeFilter): Promise<ChallengeRecord[]> {
  const { period, region, limit } = filter;
  let query = challenges(db).where('challenge.visible', '=', 1).limit(limit);
  if (region !== undefined) query = query.where('challenge.region', '=', region);
  if ('at' in period) {
    query = query.where('challenge.starts_at', '<=', period.at).where('challenge.ends_at', '>', period.at);
  } else if ('day' in period) {
    query = query.where('challenge.date', '<=', period.day).where('challenge.last_date', '>=', period.day);
  } else if ('endedBy' in period) {
    query = query.where('challenge.ends_at', '<=', period.endedBy);
  } else if ('startsAfter' in period) {
    query = query.where('challenge.starts_at', '>', period.startsAfter);
  }
  const order = 'startsAfter' in period ? 'asc' : 'desc';
  return query.orderBy('challenge.date', order).orderBy('challenge.oid', order).execute();
}

/** Every challenge of the organisations that an organiser belongs to, hidden ones too, newest first. */
export async function listChallengesOf(db: Db, organiser: string): Promise<ChallengeRecord[]> {
  return challenges(db)
    .innerJoin('membership', 'membership.organisation', 'challenge.organisation')
    .where('membership.organiser', '=', organiser)
    .orderBy('challenge.date', 'desc')
    .orderBy('challenge.oid', 'desc')
    .execute();
}

export async function insertChallenge(db: Db, row: ChallengeTable): Promise<void> {
  await db.insertInto('challenge').values(row).execute();
  await followChallenge(db, row.oid);
}

export async function updateChallenge(db: Db, oid: string, change: Updateable<ChallengeTable>): Promise<void> {
  await db.updateTable('challenge').set(change).where('oid', '=', oid).execute();
  await followChallenge(db, oid);
}

/** Trials refer to their groups, so they go first; rows go with the challenge. */
export async function deleteChallenge(db: Db, oid: string): Promise<void> {
  await forgetChallenge(db, oid);
  await db.deleteFrom('trial').where('challenge', '=', oid).execute();
  await db.deleteFrom('challenge').where('oid', '=', oid).execute();
}

/** Takes the challenge's row for the rest of the transaction: two uploads into one challenge go one after the other. */
export async function holdChallenge(db: Db, oid: string): Promise<void> {
  await db
    .updateTable('challenge')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('oid', '=', oid)
    .execute();
}

/** The next revision, in the same transaction as what it stands for (decision 7). */
export async function growRevision(db: Db, oid: string, now: Date): Promise<number> {
  const { revision } = await db
    .updateTable('challenge')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated: now.toISOString() }))
    .where('oid', '=', oid)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** The revision that a transaction sees. */
export async function readRevision(db: Db, oid: string): Promise<number | undefined> {
  return (await db.selectFrom('challenge').select('revision').where('oid', '=', oid).executeTakeFirst())?.revision;
}

/** Revision and visibility of the named challenges, or of every one, and which athlete was hidden last. */
export async function listRevisions(
  db: Db,
  oids?: readonly string[],
): Promise<readonly { oid: string; revision: number; visible: number; hiddenLast: string | null }[]> {
  const query = db
    .selectFrom('challenge')
    .select(['oid', 'revision', 'visible'])
    .select(({ selectFrom }) =>
      selectFrom('hidden_athlete')
        .whereRef('hidden_athlete.challenge', '=', 'challenge.oid')
        .select(({ fn }) => fn.max('hidden_athlete.oid').as('last'))
        .as('hiddenLast'),
    );
  return (oids === undefined ? query : query.where('oid', 'in', oids)).execute();
}

/** Counts of what is visible. */
export async function countAll(db: Db): Promise<{ challenges: number; trials: number; results: number }> {
  const {
    challenges: count,
    trials,
    results,
  } = await db
    .selectFrom('challenge')
    .where('visible', '=', 1)
    .select(({ fn }) => [
      fn.countAll<number>().as('challenges'),
      fn.sum<number | null>('trials').as('trials'),
      fn.sum<number | null>('results').as('results'),
    ])
    .executeTakeFirstOrThrow();
  return { challenges: Number(count), trials: Number(trials ?? 0), results: Number(results ?? 0) };
}
