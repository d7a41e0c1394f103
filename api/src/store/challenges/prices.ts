import type { Db } from '../db.ts';
import type { PriceTable } from '../schema.ts';

/** Prices of a challenge in their order. */
export async function listPrices(db: Db, challenge: string): Promise<PriceTable[]> {
  return db.selectFrom('price').selectAll().where('challenge', '=', challenge).orderBy('position').execute();
}

/** Replaces all prices of a challenge. */
export async function replacePrices(db: Db, challenge: string, rows: readonly PriceTable[]): Promise<void> {
  await db.deleteFrom('price').where('challenge', '=', challenge).execute();
  if (rows.length > 0)
    await db
      .insertInto('price')
      .values([...rows])
      .execute();
}
