import type { MemberRecord } from '../../store/accounts/organisations.ts';

/**
 * Whether an organisation has an owner to answer for it once this member is none: one whose address is proved, unless the
 * member's own is not either. An account that somebody made for another's address does not count as that other.
 */
export function hasOtherOwner(
  member: Pick<MemberRecord, 'oid' | 'verified'>,
  members: readonly MemberRecord[],
): boolean {
  return members.some(
    ({ oid, role, verified }) => oid !== member.oid && role === 'owner' && (verified || !member.verified),
  );
}
