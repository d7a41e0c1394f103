import { MAX_PRICE_KIND_LETTERS } from 'shared-domain/contract';
import type { Db } from '../db.ts';
import type { PriceTable } from '../schema.ts';

/** A price whose metadata has its shape: one of an earlier version, or restored from its time, may have any other field. */
export const boundPrice = <P extends Pick<PriceTable, 'metadata'>>(price: P): P => {
  const { kd } = JSON.parse(price.metadata) as { readonly kd: string };
  return { ...price, metadata: JSON.stringify({ kd: kd.slice(0, MAX_PRICE_KIND_LETTERS) }) };
};

/** Prices of a challenge in their order. */
export async function listPrices(db: Db, challenge: string): Promise<PriceTable[]> {
  const query = db.selectFrom('price').selectAll().where('challenge', '=', challenge).orderBy('position');
  return (await query.execute()).map(boundPrice);
}

/** Replaces all prices of a challenge. */
export async function replacePrices(db: Db, challenge: string, rows: readonly PriceTable[]): Promise<void> {
  await db.deleteFrom('price').where('challenge', '=', challenge).execute();
  if (rows.length > 0) await db.insertInto('price').values(rows.map(boundPrice)).execute();
}
