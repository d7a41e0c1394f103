import { refuseWeakPassword } from '../../base/password-rule.ts';
import { refusalAt } from '../../base/refusal.ts';
import { deleteAccountLinks, spendAccountLink } from '../../store/accounts/account-links.ts';
import {
  findAccountByOid,
  listOrgs,
  normalizeEmail,
  updatePassword,
  verifyAccount,
} from '../../store/accounts/organisers.ts';
import { deleteTokens } from '../../store/accounts/tokens.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Context } from '../context/context.ts';
import { hashSecret } from '../context/secret.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { NOTICE_KIND } from './account-letters.ts';
import { createSpentLinkRefusal, LINK_LIFETIME_MS, readOpenLink } from './account-links.ts';
import { claimAddress } from './claim-address.ts';
import { hashPassword } from './passwords.ts';

/**
 * Queues a letter that will carry a link to a new password. Whether the address has an account is looked up when the letter is sent, so that
 * this call takes as long for an unknown address and does not reveal it.
 */
export function requestPasswordReset(
  { clock }: Pick<Context, 'clock'>,
  email: string,
  mail: Pick<OutgoingMail, 'queue'>,
): Promise<void> {
  const expires = new Date(clock().getTime() + LINK_LIFETIME_MS.reset);
  return mail.queue({ kind: 'reset', recipient: normalizeEmail(email), expires });
}

interface NewPassword {
  readonly key: string;
  readonly password: string;
  /** oids of organisations that the new account joins when an unconfirmed address is claimed, besides those without another owner. */
  readonly keep?: readonly string[] | undefined;
}

/**
 * Sets a new password by the key of a link, mailed or handed over. Every session ends; a second factor stays, and is asked for at
 * the next sign-in. While the account's address is unconfirmed, a new account without a second factor replaces it (`claimAddress`).
 */
export async function resetPassword(
  ctx: Context,
  { key, password, keep: organisationsToKeep = [] }: NewPassword,
  mail: OutgoingMail,
): Promise<{ email: string }> {
  const { db } = ctx.store;
  const now = ctx.clock();
  const link = await readOpenLink(db, key, now);
  const account = await findAccountByOid(db, link.organiser);
  if (account === undefined || account.email !== link.email) throw createSpentLinkRefusal();
  const isClaim = account.verified === null;
  // A link that confirms an address sets a password only where it claims the account.
  if (link.kind !== 'reset' && !isClaim) throw refusalAt('forbidden', '$.key', 'this link is not to a new password');
  const orgs = isClaim ? [] : await listOrgs(db, account.oid);
  refuseWeakPassword(password, [account.email, ...orgs.map(({ name }) => name)]);
  const passwordHash = await hashPassword(password);
  await ctx.store.transaction(async (tx) => {
    if (!(await spendAccountLink(tx, hashSecret(key)))) throw createSpentLinkRefusal();
    const current = await findAccountByOid(tx, account.oid);
    if (current?.email !== account.email || current.verified !== account.verified) throw createSpentLinkRefusal();
    if (isClaim) {
      await claimAddress(tx, current, { password: passwordHash, keep: organisationsToKeep, now });
      return;
    }
    await updatePassword(tx, account.oid, passwordHash);
    await verifyAccount(tx, account.oid, account.email, now);
    await deleteTokens(tx, account.oid);
    await deleteAccountLinks(tx, account.oid);
    await writeLog(tx, { organiser: account.oid, action: 'password reset', detail: {}, now });
  });
  await mail.queue({ kind: NOTICE_KIND, recipient: account.email, body: { what: 'password' } });
  return { email: account.email };
}
