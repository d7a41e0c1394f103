import type { Db } from '../db.ts';
import type { ScreenOrderTable } from '../live-tables.ts';

/** What the screens of a challenge were told, by their names. */
export async function listScreenOrders(db: Db, challenge: string): Promise<ScreenOrderTable[]> {
  return db.selectFrom('screen_order').selectAll().where('challenge', '=', challenge).orderBy('screen').execute();
}

export async function findScreenOrder(
  db: Db,
  challenge: string,
  screen: string,
): Promise<ScreenOrderTable | undefined> {
  const query = db.selectFrom('screen_order').selectAll().where('challenge', '=', challenge);
  return query.where('screen', '=', screen).executeTakeFirst();
}

export async function writeScreenOrder(db: Db, row: ScreenOrderTable): Promise<void> {
  const { told, body } = row;
  await db
    .insertInto('screen_order')
    .values(row)
    .onConflict((conflict) => conflict.columns(['challenge', 'screen']).doUpdateSet({ told, body }))
    .execute();
}
