import type { InvitationAnswer, SignInAnswer } from 'shared-domain/contract';
import { refusal } from '../../http/refusal.ts';
import type { Db } from '../../store/db.ts';
import { deleteInvitation, findInvitation, type InvitationRecord } from '../../store/invitations.ts';
import { writeLog } from '../../store/log.ts';
import { findOrganisation, insertMember } from '../../store/organisations.ts';
import { findAccount, insertAccount, roleIn } from '../../store/organisers.ts';
import type { Context } from '../context.ts';
import { refuseWeakPassword } from '../password-rule.ts';
import { hashPassword, passwordMatches } from '../passwords.ts';
import { hashSecret } from '../secret.ts';
import { openSession } from '../sessions.ts';

const spent = () => refusal('forbidden', '$.key: this invitation has been used, revoked or replaced, or has expired');

async function standing(db: Db, key: string, now: Date): Promise<InvitationRecord> {
  const invitation = await findInvitation(db, hashSecret(key));
  if (invitation === undefined || invitation.expires <= now.toISOString()) throw spent();
  return invitation;
}

/** What an invitation is to, and whether its address has an account already, whose password is then asked for. */
export async function readInvitation(ctx: Context, key: string): Promise<InvitationAnswer> {
  const { db } = ctx.store;
  const { organisation, email, role, expires } = await standing(db, key, ctx.clock());
  const org = await findOrganisation(db, organisation);
  const account = (await findAccount(db, email)) !== undefined;
  return { org: { oid: organisation, name: org?.name ?? '' }, email, role, expires, account };
}

/**
 * The account that the invitation's address has, or a new one. A link does not open an account that is there: whoever passes
 * it on has seen it, so that the account's own password is asked for.
 */
async function credentials(ctx: Context, email: string, password: string): Promise<{ hashed?: string }> {
  const known = await findAccount(ctx.store.db, email);
  if (known !== undefined) {
    if (await passwordMatches(known.password, password)) return {};
    throw refusal('unauthorized', '$.password: is not the one of your account');
  }
  refuseWeakPassword(password, [email]);
  return { hashed: await hashPassword(password) };
}

/** Joins an organisation by the one-time link, and signs in. */
export async function acceptInvitation(
  ctx: Context,
  { key, password }: { readonly key: string; readonly password: string },
  ttlMs: number,
  count: (email: string) => void = () => {},
): Promise<SignInAnswer> {
  const now = ctx.clock();
  const { email } = await standing(ctx.store.db, key, now);
  count(email);
  const { hashed } = await credentials(ctx, email, password);
  const organiser = await ctx.store.transaction(async (tx) => {
    const { oid, organisation, role } = await standing(tx, key, now);
    const known = (await findAccount(tx, email))?.oid;
    if ((known === undefined) !== (hashed !== undefined)) throw spent();
    const member = known ?? (await insertAccount(tx, { email, password: hashed ?? '', demo: false, now }));
    await deleteInvitation(tx, organisation, oid);
    if ((await roleIn(tx, member, organisation)) !== undefined) return member;
    await insertMember(tx, organisation, member, role);
    const detail = { invitation: oid, role };
    await writeLog(tx, { organisation, organiser: member, action: 'member joined', detail, now });
    return member;
  });
  return openSession(ctx, organiser, ttlMs);
}
