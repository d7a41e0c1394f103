import { conflict, conflictAt, refusal, refusalAt } from '../../base/refusal.ts';
import { deleteAccountLinks, spendAccountLink } from '../../store/accounts/account-links.ts';
import {
  deleteAccountRow,
  findAccount,
  findAccountByOid,
  listOrgs,
  normalizeEmail,
  verifyAccount,
} from '../../store/accounts/organisers.ts';
import { deleteOtherTokens } from '../../store/accounts/tokens.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Context } from '../context/context.ts';
import { hashSecret } from '../context/secret.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { NOTICE_KIND } from './account-letters.ts';
import { createSpentLinkRefusal, LINK_LIFETIME_MS, readOpenLink } from './account-links.ts';
import type { Caller, Proof } from './identity.ts';
import { proveIdentity } from './second-factor.ts';

const computeLinkExpiry = ({ clock }: Context): Date => new Date(clock().getTime() + LINK_LIFETIME_MS.verify);

/** Sends a link that confirms the account's own address. */
export async function requestVerification(ctx: Context, { organiser }: Caller, mail: OutgoingMail): Promise<void> {
  const account = await findAccountByOid(ctx.store.db, organiser);
  if (account === undefined || account.verified !== null)
    throw refusal('conflict', 'your address has been confirmed already');
  await mail.queue({ kind: 'verify', recipient: account.email, body: { organiser }, expires: computeLinkExpiry(ctx) });
}

/** Mails a link to the new address, which is used once the link is opened; the answer does not reveal whether it has an account. */
export async function changeAddress(
  ctx: Context,
  { organiser }: Caller,
  { email, ...proof }: Proof & { readonly email: string },
  mail: OutgoingMail,
): Promise<void> {
  const account = await proveIdentity(ctx, organiser, proof);
  const recipient = normalizeEmail(email);
  if (recipient === account.email) throw conflictAt('address taken', '$.email', 'is your address already');
  await mail.queue({ kind: 'address', recipient, body: { organiser }, expires: computeLinkExpiry(ctx) });
}

/**
 * Confirms an address by the link mailed to it, only for a caller signed in to the link's account: a click alone proves no more than
 * that the address exists. Another account that has the address unconfirmed is deleted, unless it owns an organisation.
 */
export async function confirmAddress(
  ctx: Context,
  { organiser, token }: Caller,
  key: string,
  mail: OutgoingMail,
): Promise<{ email: string }> {
  const now = ctx.clock();
  const link = await readOpenLink(ctx.store.db, key, now);
  if (link.organiser !== organiser) throw refusalAt('forbidden', '$.key', 'this link is to another account than yours');
  if (link.kind === 'reset') throw refusalAt('forbidden', '$.key', 'this link is to a new password');
  const oldEmail = await ctx.store.transaction(async (tx) => {
    if (!(await spendAccountLink(tx, hashSecret(key)))) throw createSpentLinkRefusal();
    const account = await findAccountByOid(tx, organiser);
    if (account === undefined || (link.kind === 'verify' && link.email !== account.email))
      throw createSpentLinkRefusal();
    const otherAccount = await findAccount(tx, link.email);
    if (otherAccount !== undefined && otherAccount.oid !== organiser) {
      const isOwner = (await listOrgs(tx, otherAccount.oid, 'owner')).length > 0;
      if (otherAccount.verified !== null || isOwner)
        throw conflict('address taken', 'this address has an account of its own; reset its password to use it');
      await deleteAccountRow(tx, otherAccount.oid);
    }
    await verifyAccount(tx, organiser, link.email, now);
    await deleteAccountLinks(tx, organiser);
    if (link.kind === 'address') await deleteOtherTokens(tx, organiser, hashSecret(token));
    await writeLog(tx, { organiser, action: 'address confirmed', detail: {}, now });
    return account.email;
  });
  if (oldEmail !== link.email) await mail.queue({ kind: NOTICE_KIND, recipient: oldEmail, body: { what: 'address' } });
  return { email: link.email };
}
