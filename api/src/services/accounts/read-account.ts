import type { AccountAnswer } from 'shared-domain/contract';
import { refusalAt } from '../../base/refusal.ts';
import { findAccountByOid } from '../../store/accounts/organisers.ts';
import { countRecoveryCodes } from '../../store/accounts/second-factors.ts';
import type { Context } from '../context/context.ts';

/** The caller's account. @param mail whether this server can send letters */
export async function readAccount(
  { store: { db } }: Context,
  organiser: string,
  mail: boolean,
): Promise<AccountAnswer> {
  const account = await findAccountByOid(db, organiser);
  if (account === undefined) throw refusalAt('unauthorized', 'header x-access-token', 'this account is gone');
  const { oid, email, created, verified, second_factor } = account;
  const recoveryCodes = await countRecoveryCodes(db, organiser);
  return {
    oid,
    email,
    created,
    mail,
    recoveryCodes,
    verified: verified !== null,
    secondFactor: second_factor !== null,
  };
}
