import { refusal } from '../../base/refusal.ts';
import {
  deleteOrganisation,
  listChallengeOids,
  listMembers,
  lockOrganisation,
} from '../../store/accounts/organisations.ts';
import { deleteAccountRow, findAccountByOid, listOrgs, type Org } from '../../store/accounts/organisers.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { NOTICE_KIND } from './account-letters.ts';
import type { Caller, Proof } from './identity.ts';
import { hasOtherOwner } from './owners.ts';
import { proveIdentity } from './second-factor.ts';

/** What happens to an organisation when a member's account is deleted; `blocks`: the deletion is refused. */
type Fate = 'stays' | 'deleted' | 'blocks';

async function decideFate(db: Db, organiser: string, { oid, role }: Org): Promise<Fate> {
  if (role !== 'owner') return 'stays';
  await lockOrganisation(db, oid);
  const members = await listMembers(db, oid);
  const member = members.find((one) => one.oid === organiser);
  if (member === undefined || hasOtherOwner(member, members)) return 'stays';
  return members.length === 1 && (await listChallengeOids(db, oid)).length === 0 ? 'deleted' : 'blocks';
}

async function leaveOrganisations(db: Db, organiser: string, now: Date): Promise<void> {
  const orgs = await listOrgs(db, organiser);
  const fates = new Map<string, Fate>();
  for (const org of orgs) fates.set(org.oid, await decideFate(db, organiser, org));
  const blockingNames = orgs.filter(({ oid }) => fates.get(oid) === 'blocks').map(({ name }) => `« ${name} »`);
  if (blockingNames.length > 0)
    throw refusal(
      'last owner',
      `you are the last owner of ${blockingNames.join(', ')} whose address is confirmed; make somebody else an owner first, or take out its competitions and members`,
    );
  for (const { oid: organisation, role } of orgs) {
    if (fates.get(organisation) === 'deleted') await deleteOrganisation(db, organisation);
    else
      await writeLog(db, { organisation, organiser, action: 'member left', detail: { member: organiser, role }, now });
  }
}

/**
 * Deletes the caller's account. Refused while an organisation with competitions or other members would be left without an owner
 * whose address is confirmed; an empty organisation is deleted with the account.
 */
export async function deleteAccount(
  ctx: Context,
  { organiser }: Caller,
  proof: Proof,
  mail: OutgoingMail,
): Promise<void> {
  // Checked before the code of the second factor is used up, and again with the deletion.
  await ctx.store.transaction(async (tx) => {
    for (const org of await listOrgs(tx, organiser, 'owner'))
      if ((await decideFate(tx, organiser, org)) === 'blocks') await leaveOrganisations(tx, organiser, ctx.clock());
  });
  const { email } = await proveIdentity(ctx, organiser, proof);
  await ctx.store.transaction(async (tx) => {
    await leaveOrganisations(tx, organiser, ctx.clock());
    if ((await findAccountByOid(tx, organiser)) !== undefined) await deleteAccountRow(tx, organiser);
  });
  await mail.queue({ kind: NOTICE_KIND, recipient: email, body: { what: 'deleted' } });
}
