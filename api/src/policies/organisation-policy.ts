import type { Role } from 'shared-domain/contract';
import { refusal } from '../base/refusal.ts';
import { findOrganisation } from '../store/accounts/organisations.ts';
import { findAccountByOid, findStanding, listOrgs } from '../store/accounts/organisers.ts';
import type { Db } from '../store/db.ts';

export const noSecondFactor = () =>
  refusal(
    'second factor required',
    'this organisation asks whoever writes for a second factor; set yours up in your account',
  );

const noOrganisation = (oid: string) => refusal('not found', `there is no organisation ${oid}`);

/** @throws Refusal `not found` for one that is not there; `forbidden` to whoever has none of the roles in it */
async function may(db: Db, organiser: string, oid: string, roles: readonly Role[]): Promise<void> {
  if ((await findOrganisation(db, oid)) === undefined) throw noOrganisation(oid);
  const standing = await findStanding(db, organiser, oid);
  const role = standing?.role;
  if (role !== undefined && roles.includes(role)) {
    if (standing?.lacksSecondFactor && !roles.includes('reader')) throw noSecondFactor();
    return;
  }
  throw refusal(
    'forbidden',
    role === undefined ? 'this organisation is not one of yours' : 'only an owner of the organisation may do this',
  );
}

/** Members see one another, whatever their role. */
export const mayReadOrganisation = (db: Db, organiser: string, oid: string): Promise<void> =>
  may(db, organiser, oid, ['owner', 'secretary', 'reader']);

/** Who belongs to an organisation, and its name, is its owners' affair. */
export const mayOwn = (db: Db, organiser: string, oid: string): Promise<void> => may(db, organiser, oid, ['owner']);

/** A league and its clubs; more is somebody who collects names to write letters in. */
const MAX_OWNED = 30;

/**
 * An organisation publishes under its name: opening a further one is for those who answer for one already, by a known address, and
 * for few enough.
 */
export async function mayOpenOrganisation(db: Db, organiser: string): Promise<void> {
  const owned = (await listOrgs(db, organiser, 'owner')).length;
  if (owned === 0) throw refusal('forbidden', 'only an owner of an organisation may open another one');
  if ((await findAccountByOid(db, organiser))?.verified == null)
    throw refusal('address not confirmed', 'confirm your e-mail address first; your account says how');
  if (owned >= MAX_OWNED) throw refusal('too many organisations', `an account owns at most ${MAX_OWNED} organisations`);
}
