import type { Invitation, InviteAnswer, Role } from 'shared-domain/contract';
import { conflictAt, refusal } from '../../base/refusal.ts';
import {
  deleteInvitation,
  type InvitationRecord,
  listInvitations,
  markInvitationMailed,
  writeInvitation,
} from '../../store/accounts/invitations.ts';
import { findOrganisation, listMembers } from '../../store/accounts/organisations.ts';
import { findAccountByOid, normalizeEmail } from '../../store/accounts/organisers.ts';
import { writeLog } from '../../store/challenges/log.ts';
import { newOid } from '../../store/oid.ts';
import { formatLinkPath } from '../accounts/link-address.ts';
import type { Context } from '../context/context.ts';
import { createSecret, hashSecret } from '../context/secret.ts';
import type { InvitationSender } from './invitation-mail.ts';

/** How long an invitation is valid, ms. */
const INVITATION_LIFE_MS = 7 * 24 * 3600 * 1000;

const presentInvitation = ({ oid, email, role, created, expires }: InvitationRecord): Invitation => ({
  oid,
  email,
  role,
  created,
  expires,
});

export const readInvitations = async (ctx: Context, organisation: string): Promise<Invitation[]> =>
  (await listInvitations(ctx.store.db, organisation, ctx.clock())).map(presentInvitation);

interface InvitationDraft {
  readonly organisation: string;
  readonly email: string;
  readonly role: Role;
}

/**
 * Invites somebody by a one-time link, of which only the hash is stored; the log has no address. Where the mail server does not take
 * it, the owner gets the link to hand over, and opening it then proves no address. A member whose address is unconfirmed can be
 * invited again by mail, so that the address's real owner can claim it.
 */
export async function inviteMember(
  ctx: Context,
  organiser: string,
  { organisation, email, role }: InvitationDraft,
  sender: InvitationSender | undefined,
): Promise<InviteAnswer> {
  const now = ctx.clock();
  const key = createSecret();
  const invitation: InvitationRecord = {
    oid: newOid(),
    hash: hashSecret(key),
    organisation,
    email: normalizeEmail(email),
    role,
    created: now.toISOString(),
    mailed: false,
    expires: new Date(now.getTime() + INVITATION_LIFE_MS).toISOString(),
  };
  const name = await ctx.store.transaction(async (tx) => {
    const members = await listMembers(tx, organisation);
    const member = members.find(({ email: memberEmail }) => memberEmail === invitation.email);
    if (member?.verified || (member !== undefined && sender === undefined)) {
      throw conflictAt('member already', '$.email', 'is a member of this organisation already');
    }
    await writeInvitation(tx, invitation);
    const detail = { invitation: invitation.oid, role };
    await writeLog(tx, { organisation, organiser, action: 'member invited', detail, now });
    return (await findOrganisation(tx, organisation))?.name ?? '';
  });
  const link = formatLinkPath('invitation', key);
  const inviter = await findAccountByOid(ctx.store.db, organiser);
  const from = inviter?.verified == null ? undefined : inviter.email;
  const letter = { to: invitation.email, organisation: name, from, link, expires: invitation.expires };
  const isMailed = (await sender?.send(letter)) === true;
  if (isMailed) await markInvitationMailed(ctx.store.db, invitation.hash);
  return { invitation: presentInvitation(invitation), mailed: isMailed, ...(isMailed ? {} : { link }) };
}

export async function revokeInvitation(
  ctx: Context,
  organiser: string,
  organisation: string,
  oid: string,
): Promise<{ oid: string }> {
  return ctx.store.transaction(async (tx) => {
    if (!(await deleteInvitation(tx, organisation, oid))) {
      throw refusal('not found', `there is no invitation ${oid} to this organisation`);
    }
    const detail = { invitation: oid };
    await writeLog(tx, { organisation, organiser, action: 'invitation revoked', detail, now: ctx.clock() });
    return { oid };
  });
}
