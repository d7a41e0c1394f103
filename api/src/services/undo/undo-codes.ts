import type { RemovedBody } from '../../store/lists/undo-images.ts';
import { listCodes, restoreCodes, revokeCodes } from '../../store/live/access-codes.ts';
import { type ChangeState, OWN_FIELDS_CHANGED, type PlannedChange } from '../writing/change-challenge.ts';
import { createBlockedRefusal } from './later-act.ts';

/**
 * Restores the codes of a kind as they were before one was created or revoked.
 * @throws Refusal `conflict` when the codes of the kind have changed since
 */
export async function planCodeRestoration(
  { db, challenge, now }: ChangeState,
  { kind, made, revoked }: NonNullable<RemovedBody['codeChange']>,
): Promise<Omit<PlannedChange<never>, 'answer'>> {
  const currentCodes = (await listCodes(db, challenge.oid)).filter((row) => row.kind === kind).map(({ code }) => code);
  if (currentCodes.join(' ') !== (made ?? ''))
    throw createBlockedRefusal(
      'changed since',
      `the code of ${kind} has changed since; undo the newer acts first`,
      `"kind":"${kind}"`,
    );
  return {
    write: async () => {
      if (made !== undefined) await revokeCodes(db, challenge.oid, { code: made }, { now });
      await restoreCodes(db, challenge.oid, revoked);
    },
    changed: OWN_FIELDS_CHANGED,
  };
}
