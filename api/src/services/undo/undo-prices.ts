import { boundPrice, listPrices, replacePrices } from '../../store/challenges/prices.ts';
import type { RemovedBody } from '../../store/lists/undo-images.ts';
import type { PriceTable } from '../../store/schema.ts';
import { type ChangeState, OWN_FIELDS_CHANGED, type PlannedChange } from '../writing/change-challenge.ts';
import { createBlockedRefusal } from './later-act.ts';

const formatPrices = (rows: readonly PriceTable[]): string =>
  JSON.stringify(
    rows.map(({ oid, kd, unit_amount, currency, metadata }) => [oid, kd, unit_amount, currency, metadata]),
  );

/** Restores all prices. @throws Refusal `conflict` when they have changed since the act */
export async function planFormerPrices(
  { db, challenge }: ChangeState,
  { before, after }: NonNullable<RemovedBody['priceLists']>,
): Promise<Omit<PlannedChange<never>, 'answer'>> {
  if (formatPrices(await listPrices(db, challenge.oid)) !== formatPrices(after.map(boundPrice)))
    throw createBlockedRefusal(
      'changed since',
      'the prices have changed since; undo the newer acts first',
      '"priceLists"',
    );
  return {
    write: ({ revision }) =>
      replacePrices(
        db,
        challenge.oid,
        before.map((row) => ({ ...row, revision })),
      ),
    changed: OWN_FIELDS_CHANGED,
  };
}
