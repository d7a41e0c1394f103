import type { Role } from 'shared-domain/contract';
import { refusal } from '../base/refusal.ts';
import { findOrganisation } from '../store/accounts/organisations.ts';
import { findAccountByOid, findMembership, listOrgs } from '../store/accounts/organisers.ts';
import type { Db } from '../store/db.ts';

export const createSecondFactorRefusal = () =>
  refusal(
    'second factor required',
    'this organisation asks whoever writes for a second factor; set yours up in your account',
  );

const createMissingOrganisationRefusal = (oid: string) => refusal('not found', `there is no organisation ${oid}`);

/** @throws Refusal `not found` for one that is not there; `forbidden` to whoever has none of the roles in it */
async function requireRole(db: Db, organiser: string, oid: string, roles: readonly Role[]): Promise<void> {
  if ((await findOrganisation(db, oid)) === undefined) throw createMissingOrganisationRefusal(oid);
  const membership = await findMembership(db, organiser, oid);
  const role = membership?.role;
  if (role !== undefined && roles.includes(role)) {
    if (membership?.lacksSecondFactor && !roles.includes('reader')) throw createSecondFactorRefusal();
    return;
  }
  throw refusal(
    'forbidden',
    role === undefined
      ? 'this organisation is not one of yours'
      : `only an owner${roles.includes('secretary') ? ' or a secretary' : ''} of the organisation may do this`,
  );
}

/** Members see one another, whatever their role. */
export const requireMember = (db: Db, organiser: string, oid: string): Promise<void> =>
  requireRole(db, organiser, oid, ['owner', 'secretary', 'reader']);

/** Owners and secretaries write what is of the organisation's competitions. */
export const requireWriter = (db: Db, organiser: string, oid: string): Promise<void> =>
  requireRole(db, organiser, oid, ['owner', 'secretary']);

/** Only owners change an organisation's name and members. */
export const requireOwner = (db: Db, organiser: string, oid: string): Promise<void> =>
  requireRole(db, organiser, oid, ['owner']);

/** Enough for a league and its clubs; more would be somebody who collects names to send letters under. */
const MAX_OWNED = 30;

/**
 * An organisation publishes under its own name: only an owner with a confirmed address and fewer than `MAX_OWNED` opens another.
 * @throws Refusal
 */
export async function requireOpeningRight(db: Db, organiser: string): Promise<void> {
  const ownedCount = (await listOrgs(db, organiser, 'owner')).length;
  if (ownedCount === 0) throw refusal('forbidden', 'only an owner of an organisation may open another one');
  if ((await findAccountByOid(db, organiser))?.verified == null)
    throw refusal('address not confirmed', 'confirm your e-mail address first; your account says how');
  if (ownedCount >= MAX_OWNED)
    throw refusal('too many organisations', `an account owns at most ${MAX_OWNED} organisations`);
}
