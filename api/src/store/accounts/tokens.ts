import type { Db } from '../db.ts';

interface StoredToken {
  readonly hash: string;
  readonly organiser: string;
  readonly created: string;
  readonly expires: string;
  /** The competition for whose stadium it was opened. */
  readonly challenge: string | null;
}

export async function insertToken(db: Db, token: StoredToken): Promise<void> {
  await db.insertInto('token').values(token).execute();
}

export async function findToken(db: Db, hash: string): Promise<StoredToken | undefined> {
  return db.selectFrom('token').selectAll().where('hash', '=', hash).executeTakeFirst();
}

export async function updateTokenEnd(db: Db, hash: string, expires: string): Promise<void> {
  await db.updateTable('token').set({ expires }).where('hash', '=', hash).execute();
}

export async function deleteToken(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('token').where('hash', '=', hash).execute();
}

/** Tokens of an organiser that have not expired, the newest first; `stadium`: the name of the competition. */
export async function listTokens(
  db: Db,
  organiser: string,
  now: Date,
): Promise<(StoredToken & { readonly stadium: string | null })[]> {
  return db
    .selectFrom('token')
    .leftJoin('challenge', 'challenge.oid', 'token.challenge')
    .selectAll('token')
    .select('challenge.name as stadium')
    .where('token.organiser', '=', organiser)
    .where('token.expires', '>', now.toISOString())
    .orderBy('token.created', 'desc')
    .orderBy('token.hash')
    .execute();
}

/** Ends every session of an organiser but one; returns how many. */
export async function deleteOtherTokens(db: Db, organiser: string, currentHash: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('token')
    .where('organiser', '=', organiser)
    .where('hash', '!=', currentHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Tokens deleted at once: an older version left any number. */
const MAX_DELETED_TOKENS = 500;

/** Deletes all but the newest tokens of an organiser, expired ones too; those of stadiums stay. */
export async function deleteOldestTokens(db: Db, organiser: string, maxTokens: number): Promise<void> {
  const rows = await db
    .selectFrom('token')
    .select('hash')
    .where('organiser', '=', organiser)
    .where('challenge', 'is', null)
    .orderBy('created', 'desc')
    .orderBy('hash')
    .offset(maxTokens)
    .limit(MAX_DELETED_TOKENS)
    .execute();
  const hashes = rows.map(({ hash }) => hash);
  if (hashes.length > 0) await db.deleteFrom('token').where('hash', 'in', hashes).execute();
}

/** Tokens of an organiser for stadiums that have not expired. */
export async function countSiteTokens(db: Db, organiser: string, now: Date): Promise<number> {
  const query = db.selectFrom('token').where('organiser', '=', organiser).where('challenge', 'is not', null);
  const count = query.where('expires', '>', now.toISOString()).select(({ fn }) => fn.countAll<number>().as('n'));
  return Number((await count.executeTakeFirstOrThrow()).n);
}

/** Ends every session of an organiser. */
export async function deleteTokens(db: Db, organiser: string): Promise<void> {
  await db.deleteFrom('token').where('organiser', '=', organiser).execute();
}

/** Tokens are deleted a while after their end, so that an old one is refused as `expired token`, not as `unauthorized`. */
export async function deleteTokensExpiredBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('token').where('expires', '<', instant).execute();
}
