import type { PricesAnswer, SecretariatPrices } from 'shared-domain/contract';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import { listPrices } from '../../store/challenges/prices.ts';
import type { Db } from '../../store/db.ts';
import type { PriceTable } from '../../store/schema.ts';
import type { Context } from '../context/context.ts';
import { readAboutChallenge } from '../reads/public-reads.ts';

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

/** The revision of a challenge's prices, which are always written all at once; 0 without any. */
export const findPriceRevision = (rows: readonly PriceTable[]): number => rows[0]?.revision ?? 0;

/** The prices for those who edit them, with their revision. */
export async function readSecretariatPrices(db: Db, chOID: string): Promise<SecretariatPrices> {
  const rows = await listPrices(db, chOID);
  return { prices: rows.map(presentPrice), revision: findPriceRevision(rows) };
}

/** The entry fees of a challenge (Q24). */
export const readPrices = (ctx: Context, chOID: string): Promise<BuiltAnswer> =>
  readAboutChallenge(ctx, chOID, async (db, { mask }) => mask.value(await readPriceAnswer(db, chOID)));
