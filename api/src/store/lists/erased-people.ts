import { createHash } from 'node:crypto';
import { makeNameKey, makeNameKeys } from 'shared-domain';
import type { Db } from '../db.ts';

interface Named {
  readonly last: string;
  readonly first?: string | undefined;
}

const hashName = (challenge: string, name: string): string =>
  createHash('sha256').update(`${challenge} ${name}`).digest('base64url');

/** Both orders of the two names. */
const hashNames = (challenge: string, person: Named): string[] => [
  ...new Set(makeNameKeys(person).map((key) => hashName(challenge, key))),
];

/** Remembers that somebody is not to be named in a challenge again, without the name. */
export async function insertErased(db: Db, challenge: string, person: Named, now: Date): Promise<void> {
  await db
    .insertInto('erased_person')
    .values(hashNames(challenge, person).map((hash) => ({ challenge, hash, at: now.toISOString() })))
    .onConflict((conflict) => conflict.columns(['challenge', 'hash']).doNothing())
    .execute();
}

/** Whether the name was not to be sent again. */
export async function deleteErased(db: Db, challenge: string, person: Named): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('erased_person')
    .where('challenge', '=', challenge)
    .where('hash', 'in', hashNames(challenge, person))
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** Of some people, those who are not to be named in a challenge. */
export async function createErasedTest(db: Db, challenge: string): Promise<((person: Named) => boolean) | undefined> {
  const rows = await db.selectFrom('erased_person').select('hash').where('challenge', '=', challenge).execute();
  if (rows.length === 0) return undefined;
  const hashes = new Set(rows.map(({ hash }) => hash));
  return (person) => hashes.has(hashName(challenge, makeNameKey(person)));
}
