import type { Db } from './db.ts';
import type { OfficialActTable } from './secretariat-tables.ts';

/** Acts about some lists: trials or groups. */
export async function readActs(db: Db, lists: readonly string[]): Promise<OfficialActTable[]> {
  if (lists.length === 0) return [];
  return db.selectFrom('official_act').selectAll().where('list', 'in', lists).orderBy('oid').execute();
}

export async function readActsByOid(db: Db, oids: readonly string[]): Promise<OfficialActTable[]> {
  if (oids.length === 0) return [];
  return db.selectFrom('official_act').selectAll().where('oid', 'in', oids).execute();
}

export async function insertActs(db: Db, acts: readonly OfficialActTable[]): Promise<void> {
  if (acts.length > 0)
    await db
      .insertInto('official_act')
      .values([...acts])
      .execute();
}

export async function deleteActs(db: Db, oids: readonly string[]): Promise<void> {
  if (oids.length > 0) await db.deleteFrom('official_act').where('oid', 'in', oids).execute();
}

/** What was said of a row goes with it when its number or its list changes. */
export async function moveActs(
  db: Db,
  from: { readonly list: string; readonly row: string },
  to: { readonly list: string; readonly row: string },
): Promise<void> {
  await db.updateTable('official_act').set(to).where('list', '=', from.list).where('row', '=', from.row).execute();
}

/** An act with the account that did it. */
export interface SignedAct extends OfficialActTable {
  readonly email: string | null;
}

export async function readSignedActs(db: Db, list: string): Promise<SignedAct[]> {
  return db
    .selectFrom('official_act')
    .leftJoin('organiser', 'organiser.oid', 'official_act.organiser')
    .selectAll('official_act')
    .select('organiser.email')
    .where('official_act.list', '=', list)
    .orderBy('official_act.oid')
    .execute();
}
