import type { SiteAnswer } from 'shared-domain/contract';
import { formatCanonicalJson } from 'shared-domain/live-input';
import { readMetadata } from '../../../presenters/challenge.ts';
import { findChallenge } from '../../../store/challenges/challenges.ts';
import { listPrices } from '../../../store/challenges/prices.ts';
import { listHidden } from '../../../store/lists/hide-athletes.ts';
import type { SiteLinkTable } from '../../../store/site-tables.ts';
import type { Context } from '../../context/context.ts';
import { setHidden } from '../../people/hide-athlete.ts';
import { presentPrice } from '../../prices/prices.ts';
import { writePrices } from '../../prices/write-prices.ts';
import { editChallenge } from '../../programme/edit-challenge.ts';

type Down = NonNullable<SiteAnswer['down']>;

const isSame = (a: unknown, b: unknown): boolean =>
  formatCanonicalJson((a ?? null) as never) === formatCanonicalJson((b ?? null) as never);

/** Takes over what the public server decided: hidden athletes, the contact, prices. */
export async function applyDown(
  ctx: Context,
  { challenge: chOID, organiser }: Pick<SiteLinkTable, 'challenge' | 'organiser'>,
  { hidden, contact, prices }: Down,
): Promise<void> {
  const { db } = ctx.store;
  const known = new Set((await listHidden(db, chOID)).map(({ last, first }) => `${last}|${first}`));
  for (const athlete of hidden)
    if (!known.has(`${athlete.last}|${athlete.first}`))
      await setHidden(ctx, organiser, chOID, { ...athlete, hidden: true });
  const record = await findChallenge(db, chOID);
  if (record === undefined) return;
  const metadata = readMetadata(record.metadata);
  if (!isSame(metadata.contact, contact)) {
    const { contact: _, ...rest } = metadata;
    await editChallenge(
      ctx,
      organiser,
      chOID,
      { metadata: { ...rest, ...(contact && { contact }) } },
      { isFromHome: true },
    );
  }
  const own = (await listPrices(db, chOID)).map(presentPrice).map(({ oid: _, ...price }) => price);
  // A public server of an earlier version may send more of a price's metadata.
  const sent = prices.map((price) => ({ ...price, metadata: { kd: price.metadata.kd } }));
  if (!isSame(own, sent)) await writePrices(ctx, organiser, chOID, { prices: sent }, 'own');
}
