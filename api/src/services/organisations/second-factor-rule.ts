import { refusal } from '../../base/refusal.ts';
import { requireSecondFactor as writeRule } from '../../store/accounts/organisations.ts';
import { findAccountByOid } from '../../store/accounts/organisers.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Context } from '../context/context.ts';

/** Sets whether an organisation requires a second factor for writing; an owner must have one to require it. */
export async function requireSecondFactor(
  { store, clock }: Context,
  organiser: string,
  organisation: string,
  isRequired: boolean,
): Promise<{ oid: string; secondFactor: boolean }> {
  return store.transaction(async (tx) => {
    if (isRequired && (await findAccountByOid(tx, organiser))?.second_factor == null)
      throw refusal('conflict', 'set up your own second factor first, or you could not write here any more');
    await writeRule(tx, organisation, isRequired);
    const action = isRequired ? 'second factor required' : 'second factor optional';
    await writeLog(tx, { organisation, organiser, action, detail: {}, now: clock() });
    return { oid: organisation, secondFactor: isRequired };
  });
}
