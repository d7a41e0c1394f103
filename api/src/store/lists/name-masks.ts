import { createNameMask, foldText, HIDDEN_ATHLETE, type NameMask } from 'shared-domain';
import type { Db } from '../db.ts';
import { selectRowKey } from '../row-keys.ts';
import { collectLicences } from './licences.ts';

/** The column `name` in rows of hidden athletes. */
export const HIDDEN_NAME_KEY = foldText(`${HIDDEN_ATHLETE.last} ${HIDDEN_ATHLETE.first}`);

const NO_MASK = createNameMask([]);

/** Whether a challenge has somebody with that last name who is not hidden. */
async function hasNamesake(db: Db, challenge: string, surname: string, hidden: readonly string[]): Promise<boolean> {
  for (const table of ['start_row', 'result_row'] as const) {
    const row = await db
      .selectFrom(table)
      .select('name')
      .where('challenge', '=', selectRowKey(challenge))
      .where('name', 'like', `${surname.replace(/[%_]/g, '')} %`)
      .where('name', 'not in', hidden)
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

/** Licences of hidden athletes, by whom a mask hides; their rows say them beside what is shown. */
async function readHiddenLicences(
  db: Db,
  challenge: string,
  keys: readonly string[],
  mask: NameMask,
): Promise<ReadonlySet<string>> {
  const licences = new Set<string>();
  for (const table of ['start_row', 'result_row'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['body', 'hidden'])
      .where('challenge', '=', selectRowKey(challenge))
      .where('name', 'in', [HIDDEN_NAME_KEY, ...keys])
      .execute();
    for (const { body, hidden } of rows) collectLicences(hidden ?? body, mask, licences);
  }
  return licences;
}

/** The mask that removes the names and licences of a challenge's hidden athletes from any text. */
export async function readNameMask(db: Db, challenge: string): Promise<NameMask> {
  const rows = await db
    .selectFrom('hidden_athlete')
    .select(['key', 'last', 'first'])
    .where('challenge', '=', challenge)
    .execute();
  if (rows.length === 0) return NO_MASK;
  const keys = rows.map(({ key }) => key);
  const people = [];
  for (const { key, last, first } of rows) {
    const surname = foldText(last ?? '');
    const hasUniqueLastName = surname !== '' && !(await hasNamesake(db, challenge, surname, keys));
    people.push({ last: last ?? key, first: first ?? '', hasUniqueLastName });
  }
  const licences = await readHiddenLicences(db, challenge, keys, createNameMask(people));
  return createNameMask(people, licences);
}

/** Masks by challenge, only for those with hidden athletes. */
export async function readNameMasks(db: Db, challenges: readonly string[]): Promise<ReadonlyMap<string, NameMask>> {
  if (challenges.length === 0) return new Map();
  const rows = await db
    .selectFrom('hidden_athlete')
    .select('challenge')
    .distinct()
    .where('challenge', 'in', [...new Set(challenges)])
    .execute();
  const masks = new Map<string, NameMask>();
  for (const { challenge } of rows) masks.set(challenge, await readNameMask(db, challenge));
  return masks;
}
