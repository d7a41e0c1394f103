import type { MemberRecord } from '../../store/accounts/organisations.ts';

/**
 * Whether an organisation keeps an owner when this member is one no longer: one whose address is confirmed, unless the member's own
 * is not either. An unconfirmed account may have been made by somebody else for that address.
 */
export function hasOtherOwner(
  member: Pick<MemberRecord, 'oid' | 'verified'>,
  members: readonly MemberRecord[],
): boolean {
  return members.some(
    ({ oid, role, verified }) => oid !== member.oid && role === 'owner' && (verified || !member.verified),
  );
}
