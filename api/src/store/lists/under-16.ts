import type { Db } from '../db.ts';
import { selectRowKey } from '../row-keys.ts';
import { HIDDEN_NAME_KEY } from './name-masks.ts';

type RowTable = 'start_row' | 'result_row';

const TABLES: readonly RowTable[] = ['start_row', 'result_row'];

const selectNames = (db: Db, table: RowTable, challenge: string, day: string) =>
  db
    .selectFrom(table)
    .select('name')
    .where('challenge', '=', selectRowKey(challenge))
    .where('under_16_until', '>', day)
    .where('name', '<>', HIDDEN_NAME_KEY);

/** Folded names of the athletes whose row says that they are under 16 on a day, without hidden ones. */
export async function readNamesUnder16(db: Db, challenge: string, day: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (const table of TABLES) {
    for (const { name } of await selectNames(db, table, challenge, day).distinct().execute()) names.add(name);
  }
  return names;
}

/** oids of the lists that name one of these athletes, in any row. */
export async function readListsUnder16(db: Db, challenge: string, day: string): Promise<Set<string>> {
  const lists = new Set<string>();
  const young = selectNames(db, 'start_row', challenge, day).union(selectNames(db, 'result_row', challenge, day));
  for (const table of TABLES) {
    const rows = await db
      .selectFrom(table)
      .innerJoin('row_key', 'row_key.id', 'list')
      .select('row_key.oid')
      .distinct()
      .where('challenge', '=', selectRowKey(challenge))
      .where('name', 'in', young)
      .execute();
    for (const { oid } of rows) lists.add(oid);
  }
  return lists;
}

/** Whether a folded name is that of somebody under 16 on a day. */
export async function isNameUnder16(db: Db, challenge: string, name: string, day: string): Promise<boolean> {
  for (const table of TABLES) {
    const row = await selectNames(db, table, challenge, day).where('name', '=', name).limit(1).executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}
