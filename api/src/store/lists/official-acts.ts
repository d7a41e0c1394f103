import type { Db } from '../db.ts';
import { sliceInTurns } from '../map-in-turns.ts';
import type { OfficialActTable } from '../secretariat-tables.ts';

/** Acts about these trials or groups. */
export async function readActs(db: Db, lists: readonly string[]): Promise<OfficialActTable[]> {
  if (lists.length === 0) return [];
  return db.selectFrom('official_act').selectAll().where('list', 'in', lists).orderBy('oid').execute();
}

/** All acts of a kind of a challenge. */
export async function readActsOfKind(db: Db, challenge: string, kind: string): Promise<OfficialActTable[]> {
  const query = db.selectFrom('official_act').selectAll().where('challenge', '=', challenge);
  return query.where('kind', '=', kind).orderBy('oid').execute();
}

export async function countActs(db: Db, challenge: string, kind: string): Promise<number> {
  const query = db.selectFrom('official_act').where('challenge', '=', challenge).where('kind', '=', kind);
  return Number((await query.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n);
}

export async function readActsByOid(db: Db, oids: readonly string[]): Promise<OfficialActTable[]> {
  const acts: OfficialActTable[] = [];
  await sliceInTurns(oids, async (some) => {
    const rows = await db.selectFrom('official_act').selectAll().where('oid', 'in', some).execute();
    for (const row of rows) acts.push(row);
  });
  return acts;
}

export async function insertActs(db: Db, acts: readonly OfficialActTable[]): Promise<void> {
  await sliceInTurns(acts, async (rows) => {
    await db
      .insertInto('official_act')
      .values([...rows])
      .execute();
  });
}

export async function deleteActs(db: Db, oids: readonly string[]): Promise<void> {
  await sliceInTurns(oids, async (some) => {
    await db.deleteFrom('official_act').where('oid', 'in', some).execute();
  });
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
