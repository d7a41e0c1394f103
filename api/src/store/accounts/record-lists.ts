import type { Db } from '../db.ts';
import { newOid } from '../oid.ts';
import type { RecordListTable } from '../schema.ts';

/** Lists of records of an organisation, by their names. */
export async function listRecordLists(db: Db, organisation: string): Promise<RecordListTable[]> {
  return db.selectFrom('record_list').selectAll().where('organisation', '=', organisation).orderBy('name').execute();
}

/** Puts a list in the place of the one of its name. */
export async function replaceRecordList(db: Db, list: Omit<RecordListTable, 'oid'>): Promise<void> {
  await deleteRecordList(db, list.organisation, list.name);
  await db
    .insertInto('record_list')
    .values({ oid: newOid(), ...list })
    .execute();
}

export async function rewriteRecordList(db: Db, oid: string, body: string): Promise<void> {
  await db.updateTable('record_list').set({ body }).where('oid', '=', oid).execute();
}

/** Returns whether there was such a list. */
export async function deleteRecordList(db: Db, organisation: string, name: string): Promise<boolean> {
  const query = db.deleteFrom('record_list').where('organisation', '=', organisation).where('name', '=', name);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}
