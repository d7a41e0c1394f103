import { refusal } from '../../base/refusal.ts';
import { updateSecondFactorRule } from '../../store/accounts/organisations.ts';
import { findAccountByOid } from '../../store/accounts/organisers.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Context } from '../context/context.ts';

/** Sets whether an organisation requires a second factor for writing; an owner must have one to require it. */
export async function setSecondFactorRule(
  { store, clock }: Context,
  organiserOid: string,
  organisationOid: string,
  isRequired: boolean,
): Promise<{ oid: string; secondFactor: boolean }> {
  return store.transaction(async (tx) => {
    if (isRequired && (await findAccountByOid(tx, organiserOid))?.second_factor == null)
      throw refusal('conflict', 'set up your own second factor first, or you could not write here any more');
    await updateSecondFactorRule(tx, organisationOid, isRequired);
    const action = isRequired ? 'second factor required' : 'second factor optional';
    await writeLog(tx, { organisation: organisationOid, organiser: organiserOid, action, detail: {}, now: clock() });
    return { oid: organisationOid, secondFactor: isRequired };
  });
}
