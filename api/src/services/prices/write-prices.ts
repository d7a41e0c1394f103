import type { SecretariatPrices } from 'shared-domain/contract';
import type { pricesBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusalAt, stale } from '../../base/refusal.ts';
import { listPrices, replacePrices } from '../../store/challenges/prices.ts';
import { newOid } from '../../store/oid.ts';
import type { PriceTable } from '../../store/schema.ts';
import type { Context } from '../context/context.ts';
import type { ChangePlace } from '../holds/challenge-site.ts';
import { changeChallenge, OWN_FIELDS_CHANGED } from '../writing/change-challenge.ts';
import { NOTHING_REMOVED } from '../writing/undo-log.ts';
import { findPriceRevision, presentPrice } from './prices.ts';

type Body = z.output<typeof pricesBody>;
type Row = Omit<PriceTable, 'revision'>;

/** A price sent with an oid keeps it; an oid of another challenge, or one sent twice, is refused. */
function listRows(sent: Body['prices'], stored: readonly PriceTable[], challenge: string): Row[] {
  const unusedOids = new Set(stored.map(({ oid }) => oid));
  return sent.map(({ oid, kd, unit_amount, currency, metadata }, position) => {
    if (oid !== undefined && !unusedOids.delete(oid)) {
      throw refusalAt('invalid request', `$.prices[${position}].oid`, 'is no price of this challenge, or stands twice');
    }
    const fields = { kd, unit_amount, currency, metadata: JSON.stringify(metadata) };
    return { oid: oid ?? newOid(), challenge, position, ...fields };
  });
}

function checkRevision(sent: number | undefined, currentRevision: number): void {
  if (sent === undefined || sent === currentRevision) return;
  throw stale(sent, `the prices are at ${currentRevision}`);
}

/** Replaces all entry fees (Q24). @throws Refusal `stale` where they are at another revision than the sender's */
export async function writePrices(
  ctx: Context,
  organiser: string,
  chOID: string,
  sent: Body,
  place: ChangePlace = 'home',
): Promise<SecretariatPrices> {
  return changeChallenge(ctx, { chOID, organiser, place }, async ({ db }) => {
    const before = await listPrices(db, chOID);
    checkRevision(sent.revision, findPriceRevision(before));
    const rows = listRows(sent.prices, before, chOID);
    const prices = rows.map(presentPrice);
    return {
      write: ({ revision }) =>
        replacePrices(
          db,
          chOID,
          rows.map((row) => ({ ...row, revision })),
        ),
      log: {
        action: 'prices changed',
        detail: { before: before.map(presentPrice), after: prices },
        undo: { ...NOTHING_REMOVED, priceLists: { before, after: rows.map((row) => ({ ...row, revision: 0 })) } },
      },
      changed: OWN_FIELDS_CHANGED,
      answer: ({ revision }) => ({ prices, revision: prices.length === 0 ? 0 : revision }),
    };
  });
}
