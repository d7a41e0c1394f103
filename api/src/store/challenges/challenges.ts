import type { ExpressionBuilder, Updateable } from 'kysely';
import { addDays } from 'shared-domain';
import type { Db } from '../db.ts';
import type { ChallengeTable, Database } from '../schema.ts';
import { removeFromIndex, updateChallengeIndex } from '../search/search-index.ts';

/** A challenge with its organisation's name. */
export interface ChallengeRecord extends ChallengeTable {
  readonly orgName: string;
}

function selectChallenges(db: Db) {
  return db
    .selectFrom('challenge')
    .innerJoin('organisation', 'organisation.oid', 'challenge.organisation')
    .selectAll('challenge')
    .select('organisation.name as orgName');
}

export async function findChallenge(db: Db, oid: string): Promise<ChallengeRecord | undefined> {
  return selectChallenges(db).where('challenge.oid', '=', oid).executeTakeFirst();
}

export async function listChallenges(db: Db, oids: readonly string[]): Promise<ChallengeRecord[]> {
  if (oids.length === 0) return [];
  return selectChallenges(db)
    .where('challenge.oid', 'in', [...oids])
    .execute();
}

/** A part of the calendar: on at an instant (ISO UTC), on a day, ended by an instant, or starting after one. */
export type Period =
  | { readonly at: string }
  | { readonly day: string }
  | { readonly endedBy: string }
  | { readonly startsAfter: string };

interface ChallengeFilter {
  readonly period: Period;
  /** uid of a region. */
  readonly region?: string | undefined;
  readonly limit: number;
}

/** How many days before a day a competition of that day may have begun: its longest duration, and one day for time zones. */
const MAX_DAYS = 33;

/** Visible challenges, the newest first, or those to come, the nearest first. Bounds on the first day limit the search in its index. */
export async function listVisibleChallenges(db: Db, filter: ChallengeFilter): Promise<ChallengeRecord[]> {
  const { period, region, limit } = filter;
  let query = selectChallenges(db).where('challenge.visible', '=', 1).limit(limit);
  if (region !== undefined) query = query.where('challenge.region', '=', region);
  if ('at' in period) {
    query = query.where('challenge.starts_at', '<=', period.at).where('challenge.ends_at', '>', period.at);
    query = query.where('challenge.date', '>=', addDays(period.at.slice(0, 10), -MAX_DAYS));
    query = query.where('challenge.date', '<=', addDays(period.at.slice(0, 10), 1));
  } else if ('day' in period) {
    query = query.where('challenge.date', '<=', period.day).where('challenge.last_date', '>=', period.day);
    query = query.where('challenge.date', '>=', addDays(period.day, -MAX_DAYS));
  } else if ('endedBy' in period) {
    query = query.where('challenge.ends_at', '<=', period.endedBy);
    query = query.where('challenge.date', '<=', addDays(period.endedBy.slice(0, 10), 1));
  } else {
    query = query.where('challenge.starts_at', '>', period.startsAfter);
    query = query.where('challenge.date', '>=', addDays(period.startsAfter.slice(0, 10), -1));
  }
  const order = 'startsAfter' in period ? 'asc' : 'desc';
  return query.orderBy('challenge.date', order).orderBy('challenge.oid', order).execute();
}

/** The end of a page of a list: the first day and the oid of its last challenge. */
export interface ChallengeCursor {
  readonly date: string;
  readonly oid: string;
}

interface ChallengePage {
  /** Earliest and latest first day. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** uid of a region. */
  readonly region?: string | undefined;
  readonly kind?: string | undefined;
  readonly rtypes?: readonly string[] | undefined;
  readonly demo?: boolean | undefined;
  /** Only these, by their ids in the index of the search. */
  readonly searchIds?: readonly number[] | undefined;
  readonly order: 'asc' | 'desc';
  readonly after?: ChallengeCursor | undefined;
  readonly limit: number;
}

function buildCursorCondition({ date, oid }: ChallengeCursor, order: 'asc' | 'desc') {
  const [beyond, orEqual] = order === 'asc' ? (['>', '>='] as const) : (['<', '<='] as const);
  return ({ eb, and, or }: ExpressionBuilder<Database, 'challenge'>) =>
    and([
      eb('challenge.date', orEqual, date),
      or([eb('challenge.date', beyond, date), eb('challenge.oid', beyond, oid)]),
    ]);
}

const selectFoundOids = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('search_challenge')
    .select('challenge')
    .where('id', 'in', ids.length === 0 ? [0] : [...ids]);

/** One page of the visible challenges by their first day. */
export async function listChallengePage(db: Db, page: ChallengePage): Promise<ChallengeRecord[]> {
  const { from, to, region, kind, rtypes, demo, searchIds, order, after, limit } = page;
  let query = selectChallenges(db).where('challenge.visible', '=', 1).limit(limit);
  if (from !== undefined) query = query.where('challenge.date', '>=', from);
  if (to !== undefined) query = query.where('challenge.date', '<=', to);
  if (region !== undefined) query = query.where('challenge.region', '=', region);
  if (kind !== undefined) query = query.where('challenge.kind', '=', kind);
  if (rtypes !== undefined) query = query.where('challenge.rtype', 'in', [...rtypes]);
  if (demo === true) query = query.where('challenge.metadata', 'like', '%"demo":true%');
  if (searchIds !== undefined) query = query.where('challenge.oid', 'in', selectFoundOids(db, searchIds));
  if (after !== undefined) query = query.where(buildCursorCondition(after, order));
  return query.orderBy('challenge.date', order).orderBy('challenge.oid', order).execute();
}

/** Challenges of the organisations that an organiser belongs to, hidden ones too, newest first. */
export async function listOrganisationChallenges(
  db: Db,
  organiser: string,
  {
    after,
    limit,
    only,
  }: { readonly after?: ChallengeCursor | undefined; readonly limit: number; readonly only?: string | undefined },
): Promise<ChallengeRecord[]> {
  let query = selectChallenges(db)
    .innerJoin('membership', 'membership.organisation', 'challenge.organisation')
    .where('membership.organiser', '=', organiser)
    .limit(limit);
  if (only !== undefined) query = query.where('challenge.oid', '=', only);
  if (after !== undefined) query = query.where(buildCursorCondition(after, 'desc'));
  return query.orderBy('challenge.date', 'desc').orderBy('challenge.oid', 'desc').execute();
}

export async function insertChallenge(db: Db, row: ChallengeTable): Promise<void> {
  await db.insertInto('challenge').values(row).execute();
  await updateChallengeIndex(db, row.oid);
}

export async function updateChallenge(db: Db, oid: string, change: Updateable<ChallengeTable>): Promise<void> {
  await db.updateTable('challenge').set(change).where('oid', '=', oid).execute();
  await updateChallengeIndex(db, oid);
}

/** What a challenge shows of the stadium that holds it; null for nothing. */
export async function updateChallengeSite(db: Db, oid: string, site: object | null): Promise<void> {
  const text = site === null ? null : JSON.stringify(site);
  await db.updateTable('challenge').set({ site: text }).where('oid', '=', oid).execute();
}

/** Deletes the trials first, which refer to their groups; the foreign keys delete the rest with the challenge. */
export async function deleteChallenge(db: Db, oid: string): Promise<void> {
  await removeFromIndex(db, oid);
  await db.deleteFrom('trial').where('challenge', '=', oid).execute();
  await db.deleteFrom('challenge').where('oid', '=', oid).execute();
}

/** Locks the challenge's row until the transaction ends: two uploads into one challenge run one after the other. */
export async function lockChallenge(db: Db, oid: string): Promise<void> {
  await db
    .updateTable('challenge')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('oid', '=', oid)
    .execute();
}

/** Makes the next revision, in the transaction of its change (Q7). */
export async function incrementRevision(db: Db, oid: string, now: Date): Promise<number> {
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

/** Revision and visibility of these challenges, or of all, and the oid of the athlete hidden last. */
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

/** Counts visible challenges with their trials and results. */
export async function countVisible(db: Db): Promise<{ challenges: number; trials: number; results: number }> {
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
