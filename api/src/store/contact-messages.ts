import type { Db } from './db.ts';
import type { ContactMessageTable } from './schema.ts';

export async function insertMessage(db: Db, message: ContactMessageTable): Promise<void> {
  await db.insertInto('contact_message').values(message).execute();
}

/** Messages that wait to be sent, the oldest first. */
export async function dueMessages(db: Db, now: string, limit: number): Promise<ContactMessageTable[]> {
  return db
    .selectFrom('contact_message')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('next_try', '<=', now)
    .orderBy('at')
    .orderBy('oid')
    .limit(limit)
    .execute();
}

/** Takes a message until its next try: of several instances, one gets it. */
export async function takeMessage(db: Db, { oid, tries }: ContactMessageTable, nextTry: string): Promise<boolean> {
  const taken = await db
    .updateTable('contact_message')
    .set({ tries: tries + 1, next_try: nextTry })
    .where('oid', '=', oid)
    .where('tries', '=', tries)
    .where('sent_at', 'is', null)
    .returning('oid')
    .execute();
  return taken.length === 1;
}

export async function messageSent(db: Db, oid: string, now: string): Promise<void> {
  await db.updateTable('contact_message').set({ sent_at: now }).where('oid', '=', oid).execute();
}

export async function deleteMessagesBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('contact_message').where('at', '<', instant).execute();
}
