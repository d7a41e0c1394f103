import type { InvitationAnswer, SignInAnswer } from 'shared-domain/contract';
import { refuseWeakPassword } from '../../base/password-rule.ts';
import { refusalAt } from '../../base/refusal.ts';
import { deleteInvitation, findInvitation, type InvitationRecord } from '../../store/accounts/invitations.ts';
import { findOrganisation, insertMember } from '../../store/accounts/organisations.ts';
import { type Account, findAccount, findRole, insertAccount, listOrgs } from '../../store/accounts/organisers.ts';
import { deleteTokens } from '../../store/accounts/tokens.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import { claimAddress } from '../accounts/claim-address.ts';
import { hashPassword, verifyPassword } from '../accounts/passwords.ts';
import { proveSecondFactor } from '../accounts/second-factor.ts';
import { openSession } from '../accounts/sessions.ts';
import type { Context } from '../context/context.ts';
import { hashSecret } from '../context/secret.ts';

const createSpentInvitationRefusal = () =>
  refusalAt('forbidden', '$.key', 'this invitation has been used, revoked or replaced, or has expired');

async function requireOpenInvitation(db: Db, key: string, now: Date): Promise<InvitationRecord> {
  const invitation = await findInvitation(db, hashSecret(key));
  if (invitation === undefined || invitation.expires <= now.toISOString()) throw createSpentInvitationRefusal();
  return invitation;
}

/** A mailed link proves its address: whoever opens it takes over an account whose address is unconfirmed. */
const isClaim = ({ mailed }: InvitationRecord, account: Account | undefined): account is Account =>
  mailed && account !== undefined && account.verified === null;

/** An invitation, and whether its address has an account already, whose password is then required. */
export async function readInvitation(ctx: Context, key: string): Promise<InvitationAnswer> {
  const { db } = ctx.store;
  const invitation = await requireOpenInvitation(db, key, ctx.clock());
  const { organisation, email, role, expires } = invitation;
  const org = await findOrganisation(db, organisation);
  const account = await findAccount(db, email);
  const isClaimed = isClaim(invitation, account);
  const orgs = isClaimed
    ? (await listOrgs(db, account.oid)).map(({ oid, name, role: memberRole }) => ({ oid, name, role: memberRole }))
    : [];
  return {
    org: { oid: organisation, name: org?.name ?? '' },
    email,
    role,
    expires,
    account: account !== undefined && !isClaimed,
    claim: isClaimed,
    orgs,
  };
}

interface Acceptance {
  readonly key: string;
  readonly password: string;
  readonly code?: string | undefined;
  /** oids of the old account's organisations to stay in, where the invitation claims its address. */
  readonly keep?: readonly string[] | undefined;
}

/** The link alone does not open an account, as others may have seen it: the account's password and code are required. */
async function proveAccount(ctx: Context, account: Account, { password, code }: Acceptance): Promise<void> {
  if (!(await verifyPassword(account.password, password)))
    throw refusalAt('unauthorized', '$.password', 'is not the one of your account');
  await proveSecondFactor(ctx, account, code);
}

/** Joins an organisation by the one-time link, and signs in; earlier sessions of the account end. */
export async function acceptInvitation(
  ctx: Context,
  acceptance: Acceptance,
  ttlMs: number,
  countAttempt: (email: string) => void = () => {},
): Promise<SignInAnswer> {
  const { key, password, keep = [] } = acceptance;
  const { db } = ctx.store;
  const now = ctx.clock();
  const invitation = await requireOpenInvitation(db, key, now);
  const { email } = invitation;
  countAttempt(email);
  const account = await findAccount(db, email);
  const oldAccount = isClaim(invitation, account) ? account : undefined;
  const isNew = account === undefined || oldAccount !== undefined;
  if (isNew) refuseWeakPassword(password, [email, (await findOrganisation(db, invitation.organisation))?.name ?? '']);
  else await proveAccount(ctx, account, acceptance);
  const passwordHash = isNew ? await hashPassword(password) : '';
  const organiser = await ctx.store.transaction(async (tx) => {
    const { oid, organisation, role, mailed } = await requireOpenInvitation(tx, key, now);
    const currentAccount = await findAccount(tx, email);
    if (currentAccount?.oid !== account?.oid || currentAccount?.verified !== account?.verified)
      throw createSpentInvitationRefusal();
    const member = oldAccount
      ? await claimAddress(tx, oldAccount, { password: passwordHash, keep, now })
      : (account?.oid ??
        (await insertAccount(tx, { email, password: passwordHash, demo: false, now, verified: mailed })));
    await deleteTokens(tx, member);
    await deleteInvitation(tx, organisation, oid);
    if ((await findRole(tx, member, organisation)) !== undefined) return member;
    await insertMember(tx, organisation, member, role);
    const detail = { invitation: oid, role };
    await writeLog(tx, { organisation, organiser: member, action: 'member joined', detail, now });
    return member;
  });
  return openSession(ctx, organiser, ttlMs);
}
