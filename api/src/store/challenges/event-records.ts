import type { Db } from '../db.ts';
import type { EventRecordTable } from '../schema.ts';

/** Records that the organiser of a challenge gives, in their order. */
export async function listEventRecords(db: Db, challenge: string): Promise<EventRecordTable[]> {
  return db.selectFrom('event_record').selectAll().where('challenge', '=', challenge).orderBy('position').execute();
}

/** Rows of one statement: PostgreSQL and SQLite limit its parameters. */
const ROWS_PER_INSERT = 100;

/** Replaces all records of a challenge. */
export async function replaceEventRecords(db: Db, challenge: string, rows: readonly EventRecordTable[]): Promise<void> {
  await db.deleteFrom('event_record').where('challenge', '=', challenge).execute();
  await insertEventRecords(db, rows);
}

export async function insertEventRecords(db: Db, rows: readonly EventRecordTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const slice = rows.slice(start, start + ROWS_PER_INSERT);
    await db.insertInto('event_record').values(slice).execute();
  }
}
