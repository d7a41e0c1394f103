import type { Member, Role } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import { requireOwner } from '../../policies/organisation-policy.ts';
import {
  deleteMember,
  listMembers,
  lockOrganisation,
  type MemberRecord,
  updateMember,
} from '../../store/accounts/organisations.ts';
import { findAccountByOid } from '../../store/accounts/organisers.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import { hasOtherOwner } from '../accounts/owners.ts';
import type { Context } from '../context/context.ts';

export const readMembers = (ctx: Context, organisation: string): Promise<Member[]> =>
  listMembers(ctx.store.db, organisation);

/** The oids of an organisation and of one of its members. */
interface MemberRef {
  readonly organisation: string;
  readonly member: string;
}

async function requireMember(
  db: Db,
  { organisation, member }: MemberRef,
): Promise<[MemberRecord, readonly MemberRecord[]]> {
  await lockOrganisation(db, organisation);
  const members = await listMembers(db, organisation);
  const memberRecord = members.find(({ oid }) => oid === member);
  if (memberRecord === undefined) throw refusal('not found', `there is no member ${member} in this organisation`);
  return [memberRecord, members];
}

/** @throws Refusal where an account with an unconfirmed address, which may be anybody's, would change an owner with a confirmed one */
async function requireMayChange(db: Db, organiser: string, member: MemberRecord): Promise<void> {
  if (member.role !== 'owner' || !member.verified || member.oid === organiser) return;
  if ((await findAccountByOid(db, organiser))?.verified != null) return;
  throw refusal('address not confirmed', 'confirm your e-mail address first: this owner has confirmed theirs');
}

/** @throws Refusal `last owner` where the organisation would be left without an owner whose address is confirmed */
function requireOtherOwner(member: MemberRecord, members: readonly MemberRecord[]): void {
  if (member.role !== 'owner' || hasOtherOwner(member, members)) return;
  throw refusal(
    'last owner',
    'the organisation would be left without an owner whose address is confirmed; make somebody else one first',
  );
}

export async function changeMember(ctx: Context, organiser: string, memberRef: MemberRef, role: Role): Promise<Member> {
  const { organisation } = memberRef;
  return ctx.store.transaction(async (tx) => {
    const [member, members] = await requireMember(tx, memberRef);
    if (member.role === role) return member;
    await requireMayChange(tx, organiser, member);
    requireOtherOwner(member, members);
    await updateMember(tx, organisation, member.oid, role);
    const detail = { member: member.oid, before: { role: member.role }, after: { role } };
    const act = { organisation, organiser, action: 'member changed', detail, now: ctx.clock() };
    await writeLog(tx, act);
    return { ...member, role };
  });
}

/** Removes a member, or lets the caller leave; the member's rights end at once. */
export async function removeMember(ctx: Context, organiser: string, memberRef: MemberRef): Promise<{ oid: string }> {
  const { organisation } = memberRef;
  return ctx.store.transaction(async (tx) => {
    const [member, members] = await requireMember(tx, memberRef);
    if (member.oid !== organiser) await requireOwner(tx, organiser, organisation);
    await requireMayChange(tx, organiser, member);
    requireOtherOwner(member, members);
    await deleteMember(tx, organisation, member.oid);
    const action = member.oid === organiser ? 'member left' : 'member removed';
    const detail = { member: member.oid, role: member.role };
    await writeLog(tx, { organisation, organiser, action, detail, now: ctx.clock() });
    return { oid: member.oid };
  });
}
