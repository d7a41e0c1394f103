import type { PricesAnswer, SecretariatPrices } from 'shared-domain/contract';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import { listPrices } from '../../store/challenges/prices.ts';
import type { Db } from '../../store/db.ts';
import type { PriceTable } from '../../store/schema.ts';
import type { Context } from '../context/context.ts';
import { readAbout } from '../reads/public-reads.ts';

type Price = PricesAnswer['prices'][number];

export const presentPrice = ({ oid, kd, unit_amount, metadata }: Omit<PriceTable, 'revision'>): Price => ({
  oid,
  kd: kd as Price['kd'],
  unit_amount,
  currency: 'eur' as const,
  metadata: JSON.parse(metadata) as Price['metadata'],
});

const readPriceAnswer = async (db: Db, chOID: string): Promise<PricesAnswer> => ({
  prices: (await listPrices(db, chOID)).map(presentPrice),
});

/** All prices of a challenge are written at once, at one revision. */
export const priceRevision = (rows: readonly PriceTable[]): number => rows[0]?.revision ?? 0;

/** The same for those who write it. */
export async function readSecretariatPrices(db: Db, chOID: string): Promise<SecretariatPrices> {
  const rows = await listPrices(db, chOID);
  return { prices: rows.map(presentPrice), revision: priceRevision(rows) };
}

/** What taking part costs (Q24). */
export const readPrices = (ctx: Context, chOID: string): Promise<BuiltAnswer> =>
  readAbout(ctx, chOID, async (db, { mask }) => mask.value(await readPriceAnswer(db, chOID)));
