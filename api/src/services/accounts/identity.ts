import { refusalAt } from '../../base/refusal.ts';
import { type Account, findAccountByOid } from '../../store/accounts/organisers.ts';
import type { Context } from '../context/context.ts';
import { verifyPassword } from './passwords.ts';

/** The oid of the organiser who calls, and the token of the session. */
export interface Caller {
  readonly organiser: string;
  readonly token: string;
}

/** A password and, where the account has a second factor, a code of it. */
export interface Proof {
  readonly password: string;
  readonly code?: string | undefined;
}

/** @throws Refusal `forbidden` naming the field, `too many requests` after several wrong passwords */
export async function provePassword(
  { store, passwordGuesses }: Context,
  organiser: string,
  password: string,
  field = 'password',
): Promise<Account> {
  const account = await findAccountByOid(store.db, organiser);
  passwordGuesses.take(organiser);
  if (account !== undefined && (await verifyPassword(account.password, password))) {
    passwordGuesses.forgive(organiser);
    return account;
  }
  throw refusalAt('forbidden', `$.${field}`, 'is not your password');
}
