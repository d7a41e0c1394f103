import type { Db } from './db.ts';
import type { PriceTable } from './schema.ts';

/** Prices of a challenge in their order. */
export async function listPrices(db: Db, challenge: string): Promise<PriceTable[]> {
  return db.selectFrom('price').selectAll().where('challenge', '=', challenge).orderBy('position').execute();
}
