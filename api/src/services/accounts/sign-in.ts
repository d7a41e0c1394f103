import type { SignInAnswer } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import { findAccount } from '../../store/accounts/organisers.ts';
import type { Context } from '../context/context.ts';
import type { Proof } from './identity.ts';
import { verifyPassword } from './passwords.ts';
import { proveSecondFactor } from './second-factor.ts';
import { openSession } from './sessions.ts';

/**
 * Opens a session by a password, and a code where the account has a second factor.
 * @throws Refusal `unauthorized`, the same for an unknown address and a wrong password; `code required` once the password is right
 */
export async function signIn(
  ctx: Context,
  { email, password, code }: Proof & { readonly email: string },
  ttlMs: number,
): Promise<SignInAnswer> {
  const account = await findAccount(ctx.store.db, email);
  const isPasswordCorrect = await verifyPassword(account?.password, password);
  if (account === undefined || !isPasswordCorrect)
    throw refusal('unauthorized', 'this e-mail and password do not go together', undefined, account?.oid);
  await proveSecondFactor(ctx, account, code);
  return openSession(ctx, account.oid, ttlMs);
}
