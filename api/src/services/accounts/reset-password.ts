import { refuseWeakPassword } from '../../base/password-rule.ts';
import { refusalAt } from '../../base/refusal.ts';
import { deleteAccountLinks, spendAccountLink } from '../../store/accounts/account-links.ts';
import {
  findAccountByOid,
  listOrgs,
  normalEmail,
  updatePassword,
  verifyAccount,
} from '../../store/accounts/organisers.ts';
import { deleteTokens } from '../../store/accounts/tokens.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Context } from '../context/context.ts';
import { hashSecret } from '../context/secret.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { LINK_LIFE, readOpenLink, spentLink } from './account-links.ts';
import { claimAddress } from './claim-address.ts';
import { hashPassword } from './passwords.ts';

/**
 * Keeps the wish for a new password. Whether the address has an account is looked up when the letter is written, so that this
 * does the same, and takes as long, for every address.
 */
export function forgetPassword(
  { clock }: Pick<Context, 'clock'>,
  email: string,
  mail: Pick<OutgoingMail, 'keep'>,
): Promise<void> {
  const expires = new Date(clock().getTime() + LINK_LIFE.reset);
  return mail.keep({ kind: 'reset', recipient: normalEmail(email), expires });
}

interface NewPassword {
  readonly key: string;
  readonly password: string;
  readonly keep?: readonly string[] | undefined;
}

/**
 * Sets a new password by a mailed link. Every session ends; a second factor stays, and is asked for at the next sign-in. An
 * address that nobody had proved is claimed by it, whatever kind of link came by mail.
 */
export async function resetPassword(
  ctx: Context,
  { key, password, keep = [] }: NewPassword,
  mail: OutgoingMail,
): Promise<{ email: string }> {
  const { db } = ctx.store;
  const now = ctx.clock();
  const link = await readOpenLink(db, key, now);
  const account = await findAccountByOid(db, link.organiser);
  if (account === undefined || account.email !== link.email) throw spentLink();
  const isClaim = account.verified === null;
  if (link.kind !== 'reset' && !isClaim) throw refusalAt('forbidden', '$.key', 'this link is not to a new password');
  const orgs = isClaim ? [] : await listOrgs(db, account.oid);
  refuseWeakPassword(password, [account.email, ...orgs.map(({ name }) => name)]);
  const hashed = await hashPassword(password);
  await ctx.store.transaction(async (tx) => {
    if (!(await spendAccountLink(tx, hashSecret(key)))) throw spentLink();
    const present = await findAccountByOid(tx, account.oid);
    if (present?.email !== account.email || present.verified !== account.verified) throw spentLink();
    if (isClaim) {
      await claimAddress(tx, present, { password: hashed, keep, now });
      return;
    }
    await updatePassword(tx, account.oid, hashed);
    await verifyAccount(tx, account.oid, account.email, now);
    await deleteTokens(tx, account.oid);
    await deleteAccountLinks(tx, account.oid);
    await writeLog(tx, { organiser: account.oid, action: 'password reset', detail: {}, now });
  });
  await mail.keep({ kind: 'told', recipient: account.email, body: { what: 'password' } });
  return { email: account.email };
}
