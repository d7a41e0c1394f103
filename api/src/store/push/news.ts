import type { Db } from '../db.ts';
import type { PushCursorTable, PushStateTable } from '../push-tables.ts';

/** Challenges with followers, the revision up to which each was looked at, and when it takes place. */
export async function listCursors(
  db: Db,
): Promise<(PushCursorTable & { readonly starts_at: string; readonly ends_at: string })[]> {
  return db
    .selectFrom('push_cursor')
    .innerJoin('challenge', 'challenge.oid', 'push_cursor.challenge')
    .selectAll('push_cursor')
    .select(['challenge.starts_at', 'challenge.ends_at'])
    .execute();
}

/** Notes that a challenge has new followers. One that had none is looked at from its present revision on. */
export async function noteNewFollows(db: Db, challenge: string, revision: number): Promise<void> {
  await db
    .insertInto('push_cursor')
    .values({ challenge, revision, has_new: 1 })
    .onConflict((conflict) => conflict.column('challenge').doUpdateSet({ has_new: 1 }))
    .execute();
}

/** Locks the cursor of a challenge until the end of the transaction, so that only one server looks at a change. */
export async function lockCursor(db: Db, challenge: string): Promise<PushCursorTable | undefined> {
  const query = db
    .updateTable('push_cursor')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('challenge', '=', challenge);
  return query.returningAll().executeTakeFirst();
}

export async function moveCursor(db: Db, challenge: string, revision: number): Promise<void> {
  await db.updateTable('push_cursor').set({ revision, has_new: 0 }).where('challenge', '=', challenge).execute();
}

/** Deletes what is known of a challenge, because nobody follows anybody there. */
export async function deleteCursor(db: Db, challenge: string): Promise<void> {
  await db.deleteFrom('push_cursor').where('challenge', '=', challenge).execute();
  await db.deleteFrom('push_state').where('challenge', '=', challenge).execute();
}

/** What followers of the athletes of a trial know, as JSON by athlete. */
export async function readStates(db: Db, trial: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('push_state').select(['athlete', 'body']).where('trial', '=', trial).execute();
  return new Map(rows.map(({ athlete, body }) => [athlete, body]));
}

export async function writeState(db: Db, row: PushStateTable): Promise<void> {
  const { body } = row;
  await db
    .insertInto('push_state')
    .values(row)
    .onConflict((conflict) => conflict.columns(['trial', 'athlete']).doUpdateSet({ body }))
    .execute();
}

/** Deletes what was known of an athlete whom nobody followed for a while. */
export async function deleteStates(db: Db, challenge: string, athlete: string): Promise<void> {
  await db.deleteFrom('push_state').where('challenge', '=', challenge).where('athlete', '=', athlete).execute();
}
