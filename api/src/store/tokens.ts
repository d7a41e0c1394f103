import type { Db } from './db.ts';

export interface StoredToken {
  readonly hash: string;
  readonly organiser: string;
  readonly created: string;
  readonly expires: string;
}

export async function insertToken(db: Db, token: StoredToken): Promise<void> {
  await db.insertInto('token').values(token).execute();
}

export async function findToken(db: Db, hash: string): Promise<StoredToken | undefined> {
  return db.selectFrom('token').selectAll().where('hash', '=', hash).executeTakeFirst();
}

export async function deleteToken(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('token').where('hash', '=', hash).execute();
}

/** Tokens are kept a while after their end, so that an old one is told `expired token` rather than `unauthorized`. */
export async function deleteTokensExpiredBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('token').where('expires', '<', instant).execute();
}
