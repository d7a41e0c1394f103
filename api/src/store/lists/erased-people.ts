import { createHash } from 'node:crypto';
import { foldText, makeNameKey, makeNameKeys } from 'shared-domain';
import type { Db } from '../db.ts';

interface NamedPerson {
  readonly last: string;
  readonly first?: string | undefined;
}

/** Where a list is that may name somebody: in a challenge, also a deleted one of an organisation, or in one that the organisation is about to have. */
export type ErasureScope =
  | { readonly challenge: string; readonly organisation?: string }
  | { readonly challenge?: undefined; readonly organisation: string };

/** Tells whether a person must not be named. */
export type ErasedTest = (person: NamedPerson) => boolean;

const hashName = (salt: string, name: string): string =>
  createHash('sha256').update(`${salt} ${name}`).digest('base64url');

/** The key of earlier versions, whose hashes stay: the last sigma of a word was another letter. */
const makeFormerKey = ({ last, first = '' }: NamedPerson): string =>
  foldText(`${last}${first}`).replace(/[^\p{L}\p{N}]+/gu, '');

/** Hashes of the name in both orders of its two parts. */
const hashNames = (salt: string, person: NamedPerson): string[] => [
  ...new Set(makeNameKeys(person).map((key) => hashName(salt, key))),
];

/** The same, with those of earlier versions. */
const hashAllNames = (salt: string, { last, first = '' }: NamedPerson): string[] => [
  ...hashNames(salt, { last, first }),
  ...[makeFormerKey({ last, first }), makeFormerKey({ last: first, first: last })].map((key) => hashName(salt, key)),
];

/**
 * Stores that somebody who was erased from a challenge must not be named again, as a hash without the name: in no challenge of the
 * organisation, and in this one also once it is another organisation's.
 */
export async function insertErased(
  db: Db,
  { challenge, organisation }: { readonly challenge: string; readonly organisation: string },
  person: NamedPerson,
  now: Date,
): Promise<void> {
  const rows = [organisation, challenge].flatMap((scope) =>
    hashNames(organisation, person).map((hash) => ({ scope, salt: organisation, hash, at: now.toISOString() })),
  );
  await db
    .insertInto('erased_name')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['scope', 'hash']).doNothing())
    .execute();
}

/** Allows the name again in an organisation and its challenges, deleted ones too; false when it was not forbidden. */
export async function deleteErased(db: Db, organisation: string, person: NamedPerson): Promise<boolean> {
  const challenges = await db.selectFrom('challenge').select('oid').where('organisation', '=', organisation).execute();
  const removed = await db
    .selectFrom('removed')
    .select('challenge as oid')
    .where('organisation', '=', organisation)
    .execute();
  let isForbidden = false;
  for (const scope of new Set([organisation, ...[...challenges, ...removed].map(({ oid }) => oid)])) {
    const salts = await db.selectFrom('erased_name').select('salt').distinct().where('scope', '=', scope).execute();
    if (salts.length === 0) continue;
    const { numDeletedRows } = await db
      .deleteFrom('erased_name')
      .where('scope', '=', scope)
      .where(
        'hash',
        'in',
        salts.flatMap(({ salt }) => hashAllNames(salt, person)),
      )
      .executeTakeFirst();
    isForbidden ||= Number(numDeletedRows) > 0;
  }
  return isForbidden;
}

/** Tests whether a person must not be named there; undefined where nobody is erased. */
export async function createErasedTest(db: Db, scope: ErasureScope): Promise<ErasedTest | undefined> {
  const query = db.selectFrom('erased_name').select(['salt', 'hash']);
  const { challenge, organisation } = scope;
  const rows = await query
    .where(({ eb, or, selectFrom }) =>
      or([
        ...(organisation === undefined ? [] : [eb('scope', '=', organisation)]),
        ...(challenge === undefined
          ? []
          : [
              eb('scope', '=', challenge),
              eb('scope', 'in', selectFrom('challenge').select('organisation').where('oid', '=', challenge)),
            ]),
      ]),
    )
    .execute();
  if (rows.length === 0) return undefined;
  const salts = [...new Set(rows.map(({ salt }) => salt))];
  const hashes = new Set(rows.map(({ hash }) => hash));
  return (person) => {
    const names = new Set([makeNameKey(person), makeFormerKey(person)]);
    return salts.some((salt) => [...names].some((name) => hashes.has(hashName(salt, name))));
  };
}

/** Deletes the hashes of challenges that cannot be restored any more, and of deleted organisations. */
export async function deleteUnusedErased(db: Db): Promise<void> {
  await db
    .deleteFrom('erased_name')
    .where('scope', 'not in', (query) => query.selectFrom('challenge').select('oid'))
    .where('scope', 'not in', (query) => query.selectFrom('removed').select('challenge'))
    .where('scope', 'not in', (query) => query.selectFrom('organisation').select('oid'))
    .execute();
}
