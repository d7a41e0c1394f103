import { createHash } from 'node:crypto';
import { makeNameKey, makeNameKeys } from 'shared-domain';
import type { Db } from '../db.ts';

interface NamedPerson {
  readonly last: string;
  readonly first?: string | undefined;
}

const hashName = (challenge: string, name: string): string =>
  createHash('sha256').update(`${challenge} ${name}`).digest('base64url');

/** Hashes of the name in both orders of its two parts. */
const hashNames = (challenge: string, person: NamedPerson): string[] => [
  ...new Set(makeNameKeys(person).map((key) => hashName(challenge, key))),
];

/** Stores that somebody must not be named in a challenge again, as a hash without the name. */
export async function insertErased(db: Db, challenge: string, person: NamedPerson, now: Date): Promise<void> {
  await db
    .insertInto('erased_person')
    .values(hashNames(challenge, person).map((hash) => ({ challenge, hash, at: now.toISOString() })))
    .onConflict((conflict) => conflict.columns(['challenge', 'hash']).doNothing())
    .execute();
}

/** Allows the name again; false when it was not forbidden. */
export async function deleteErased(db: Db, challenge: string, person: NamedPerson): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('erased_person')
    .where('challenge', '=', challenge)
    .where('hash', 'in', hashNames(challenge, person))
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** Tests whether a person must not be named in a challenge; undefined where nobody is erased. */
export async function createErasedTest(
  db: Db,
  challenge: string,
): Promise<((person: NamedPerson) => boolean) | undefined> {
  const rows = await db.selectFrom('erased_person').select('hash').where('challenge', '=', challenge).execute();
  if (rows.length === 0) return undefined;
  const hashes = new Set(rows.map(({ hash }) => hash));
  return (person) => hashes.has(hashName(challenge, makeNameKey(person)));
}
