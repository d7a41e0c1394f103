import type { Db } from '../db.ts';
import type { AccessCodeTable } from '../secretariat-tables.ts';

export async function findCode(db: Db, code: string): Promise<AccessCodeTable | undefined> {
  return db.selectFrom('access_code').selectAll().where('code', '=', code).executeTakeFirst();
}

/** Whether a code was ever created, revoked ones included. */
export const codeExists = async (db: Db, code: string): Promise<boolean> => (await findCode(db, code)) !== undefined;

/** Codes of a challenge that are not revoked, the newest first. */
export async function listCodes(db: Db, challenge: string): Promise<AccessCodeTable[]> {
  return db
    .selectFrom('access_code')
    .selectAll()
    .where('challenge', '=', challenge)
    .where('revoked', 'is', null)
    .orderBy('created', 'desc')
    .orderBy('code')
    .execute();
}

/** Whether any code of a challenge was ever created. */
export async function hasCodes(db: Db, challenge: string): Promise<boolean> {
  const query = db.selectFrom('access_code').select('code').where('challenge', '=', challenge).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** How many codes of a challenge were ever created. */
export async function countCodes(db: Db, challenge: string): Promise<number> {
  const query = db.selectFrom('access_code').where('challenge', '=', challenge);
  return Number((await query.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n);
}

export async function insertCode(db: Db, row: AccessCodeTable): Promise<void> {
  await db.insertInto('access_code').values(row).execute();
}

/** Whether a code opens now: it is not revoked, or still has the time in which devices change to the one that replaced it. */
export const opensAt = ({ revoked, grace }: AccessCodeTable, now: Date): boolean =>
  revoked === null || (grace !== null && grace > now.toISOString());

/** Revokes the codes of a kind that open now, or one code; they still open until `grace`. */
export async function revokeCodes(
  db: Db,
  challenge: string,
  which: { readonly kind: string } | { readonly code: string },
  { now, grace = null }: { readonly now: Date; readonly grace?: string | null },
): Promise<number> {
  const at = now.toISOString();
  const open = db
    .updateTable('access_code')
    .set({ revoked: at, grace })
    .where('challenge', '=', challenge)
    // A code in its time of grace keeps it where the next one has one too.
    .where((is) =>
      grace === null ? is.or([is('revoked', 'is', null), is('grace', '>', at)]) : is('revoked', 'is', null),
    );
  const query = 'kind' in which ? open.where('kind', '=', which.kind) : open.where('code', '=', which.code);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Makes revoked codes valid again. */
export async function restoreCodes(db: Db, challenge: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await db
    .updateTable('access_code')
    .set({ revoked: null, grace: null })
    .where('challenge', '=', challenge)
    .where('code', 'in', [...codes])
    .execute();
}
