import type { Role } from 'shared-domain/contract';
import { insertMember, listMembers, lockOrganisation } from '../../store/accounts/organisations.ts';
import { type Account, deleteAccountRow, insertAccount, listOrgs } from '../../store/accounts/organisers.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';

interface Claim {
  /** Already hashed. */
  readonly password: string;
  /** oids of the old account's organisations that the new one joins. */
  readonly keep: readonly string[];
  readonly now: Date;
}

/** An organisation that only this account owns goes to the new account in any case, as it must keep an owner. */
async function isOnlyOwner(db: Db, organiser: string, organisation: string, role: Role): Promise<boolean> {
  if (role !== 'owner') return false;
  await lockOrganisation(db, organisation);
  const owners = (await listMembers(db, organisation)).filter((member) => member.role === 'owner');
  return owners.every(({ oid }) => oid === organiser);
}

/**
 * Gives an unconfirmed address to a new account, whose oid it returns. The old account is deleted with its password, sessions, links
 * and second factor; the log keeps its oid, so that its acts are not taken for those of the new account.
 */
export async function claimAddress(db: Db, oldAccount: Account, { password, keep, now }: Claim): Promise<string> {
  const orgs = await listOrgs(db, oldAccount.oid);
  const keptOrgs: typeof orgs = [];
  for (const org of orgs)
    if (keep.includes(org.oid) || (await isOnlyOwner(db, oldAccount.oid, org.oid, org.role))) keptOrgs.push(org);
  await deleteAccountRow(db, oldAccount.oid);
  const organiser = await insertAccount(db, { email: oldAccount.email, password, demo: false, now, verified: true });
  for (const { oid: organisation, role } of orgs) {
    const isKept = keptOrgs.some(({ oid }) => oid === organisation);
    if (isKept) await insertMember(db, organisation, organiser, role);
    const detail = { member: organiser, before: oldAccount.oid, role, kept: isKept };
    await writeLog(db, { organisation, organiser, action: 'address claimed', detail, now });
  }
  return organiser;
}
