import { listEventRecords, replaceEventRecords } from '../../store/challenges/event-records.ts';
import { listTrials } from '../../store/lists/trials.ts';
import type { RemovedBody } from '../../store/lists/undo-images.ts';
import { areSameRecords, describeRecordChange } from '../records/record-change.ts';
import type { ChangeState, PlannedChange } from '../writing/change-challenge.ts';
import { createBlockedRefusal } from './later-act.ts';

/** Restores all records that the organiser gives. @throws Refusal `conflict` when they have changed since the act */
export async function planFormerRecords(
  { db, challenge }: ChangeState,
  { before, after }: NonNullable<RemovedBody['recordLists']>,
): Promise<Omit<PlannedChange<never>, 'answer'>> {
  const current = await listEventRecords(db, challenge.oid);
  if (!areSameRecords(current, after))
    throw createBlockedRefusal(
      'changed since',
      'the records have changed since; undo the newer acts first',
      '"recordLists"',
    );
  return {
    write: ({ revision }) =>
      replaceEventRecords(
        db,
        challenge.oid,
        before.map((row) => ({ ...row, revision })),
      ),
    changed: describeRecordChange(await listTrials(db, challenge.oid), current, before),
  };
}
