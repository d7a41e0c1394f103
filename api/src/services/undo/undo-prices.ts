import { listPrices, replacePrices } from '../../store/challenges/prices.ts';
import type { RemovedBody } from '../../store/lists/undo-images.ts';
import type { PriceTable } from '../../store/schema.ts';
import { type ChangeState, OWN_FIELDS_CHANGED, type PlannedChange } from '../writing/change-challenge.ts';
import { blocked } from './later-act.ts';

const text = (rows: readonly PriceTable[]): string =>
  JSON.stringify(
    rows.map(({ oid, kd, unit_amount, currency, metadata }) => [oid, kd, unit_amount, currency, metadata]),
  );

/** All prices as they were before an act that changed them. @throws Refusal `conflict` when they have changed since */
export async function planPricesBefore(
  { db, challenge }: ChangeState,
  { before, after }: NonNullable<RemovedBody['priceLists']>,
): Promise<Omit<PlannedChange<never>, 'answer'>> {
  if (text(await listPrices(db, challenge.oid)) !== text(after))
    throw blocked('changed since', 'the prices have changed since; undo the newer acts first', '"priceLists"');
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
