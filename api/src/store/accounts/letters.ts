import type { Db } from '../db.ts';
import type { LetterTable } from '../schema.ts';

export async function insertLetter(db: Db, letter: LetterTable): Promise<void> {
  await db.insertInto('letter').values(letter).execute();
}

/** Letters that wait to be sent, the oldest first. */
export async function listDueLetters(db: Db, now: string, limit: number): Promise<LetterTable[]> {
  return db
    .selectFrom('letter')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('next_try', '<=', now)
    .orderBy('at')
    .orderBy('oid')
    .limit(limit)
    .execute();
}

/** All letters of a kind, the oldest first. */
export async function listLetters(db: Db, kind: string): Promise<LetterTable[]> {
  return db.selectFrom('letter').selectAll().where('kind', '=', kind).orderBy('at').orderBy('oid').execute();
}

/** Reserves a letter until its next try: of several instances, only one gets true. */
export async function takeLetter(db: Db, { oid, tries }: LetterTable, nextTry: string): Promise<boolean> {
  const updatedRows = await db
    .updateTable('letter')
    .set({ tries: tries + 1, next_try: nextTry })
    .where('oid', '=', oid)
    .where('tries', '=', tries)
    .where('sent_at', 'is', null)
    .returning('oid')
    .execute();
  return updatedRows.length === 1;
}

export async function markLetterSent(db: Db, oid: string, now: string): Promise<void> {
  await db.updateTable('letter').set({ sent_at: now }).where('oid', '=', oid).execute();
}

export async function deleteLetter(db: Db, oid: string): Promise<void> {
  await db.deleteFrom('letter').where('oid', '=', oid).execute();
}

export async function deleteLettersBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('letter').where('at', '<', instant).execute();
}

/** Deletes letters whose link has expired: they must not be sent any more. */
export async function deleteLettersExpiredBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('letter').where('expires', '<=', instant).execute();
}
