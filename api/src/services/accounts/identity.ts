import { refusalAt } from '../../base/refusal.ts';
import { type Account, findAccountByOid } from '../../store/accounts/organisers.ts';
import type { Context } from '../context/context.ts';
import { verifyPassword } from './passwords.ts';

/** Who calls, and by which token. */
export interface Caller {
  readonly organiser: string;
  readonly token: string;
}

/** What one knows, and what one has. */
export interface Proof {
  readonly password: string;
  readonly code?: string | undefined;
}

/** @throws Refusal `forbidden` naming the field, `too many requests` after a few of these */
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
