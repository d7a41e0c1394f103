import type { Role } from 'shared-domain/contract';
import { refusal, refusalAt } from '../base/refusal.ts';
import { findMembership, type Membership } from '../store/accounts/organisers.ts';
import { findChallenge } from '../store/challenges/challenges.ts';
import type { Db } from '../store/db.ts';
import { findChallengeOfGroup, findChallengeOfTrial } from '../store/lists/trials.ts';
import { findOrganisationOfRemoved } from '../store/lists/undo-images.ts';
import { createSecondFactorRefusal } from './organisation-policy.ts';

/** Who may change what an organisation runs; a reader only looks. */
const WRITERS: readonly Role[] = ['owner', 'secretary'];

const ALL_ROLES: readonly Role[] = ['owner', 'secretary', 'reader'];

/** @throws Refusal `forbidden` unless the organiser may create and change challenges of the organisation */
export async function requireOrganisationWriteAccess(db: Db, organiser: string, organisation: string): Promise<void> {
  const membership = await findMembership(db, organiser, organisation);
  if (membership !== undefined && WRITERS.includes(membership.role)) {
    if (membership.lacksSecondFactor) throw createSecondFactorRefusal();
    return;
  }
  throw refusal('forbidden', 'only an owner or a secretary of the organisation may do this');
}

/**
 * A challenge leaves its organisation, with everything in it, by the word of an owner alone.
 * @throws Refusal `forbidden` unless the organiser owns the one organisation and may write in the other
 */
export async function requireChallengeMoveAccess(
  db: Db,
  organiser: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const membership = await findMembership(db, organiser, from);
  if (membership?.role !== 'owner')
    throw refusalAt(
      'forbidden',
      '$.org.oid',
      'only an owner of the organisation that the challenge belongs to may give it to another one',
    );
  if (membership.lacksSecondFactor) throw createSecondFactorRefusal();
  await requireOrganisationWriteAccess(db, organiser, to);
}

/**
 * A challenge is taken back from the stadium that holds it by the word of an owner alone.
 * @throws Refusal `forbidden` unless the organiser owns the organisation of the challenge
 */
export async function requireChallengeOwner(db: Db, organiser: string, chOID: string): Promise<void> {
  const challenge = await findChallenge(db, chOID);
  const membership = challenge && (await findMembership(db, organiser, challenge.organisation));
  if (membership?.role !== 'owner')
    throw refusal('forbidden', 'only an owner of the organisation may take the challenge back from the stadium');
}

/** What an organiser may do with a challenge, once that has been allowed. */
export interface Access {
  readonly chOID: string;
  readonly role: Role;
}

/** Without the second factor that the organisation requires, a member sees only what a reader sees: a stolen password shows no more. */
const findReadingRole = ({ role, lacksSecondFactor }: Membership): Role => (lacksSecondFactor ? 'reader' : role);

/** @param what the thing that is not found: others do not see that a hidden challenge exists */
async function requireAccess(
  db: Db,
  organiser: string,
  chOID: string | undefined,
  roles: readonly Role[],
  what: string,
): Promise<Access> {
  const challenge = chOID === undefined ? undefined : await findChallenge(db, chOID);
  const membership = challenge && (await findMembership(db, organiser, challenge.organisation));
  const role = membership?.role;
  if (challenge === undefined || (role === undefined && challenge.visible === 0)) {
    throw refusal('not found', `there is no ${what}`);
  }
  if (membership !== undefined && roles.includes(membership.role)) {
    if (membership.lacksSecondFactor && roles === WRITERS) throw createSecondFactorRefusal();
    return { chOID: challenge.oid, role: findReadingRole(membership) };
  }
  throw refusal(
    'forbidden',
    role === undefined ? 'this challenge is another organisation’s' : 'a reader may not change this challenge',
  );
}

/**
 * @throws Refusal `not found` for a challenge that is not there, or of an organisation that is not the organiser's (whether a
 * hidden challenge exists is shown to its own members only); `forbidden` to a reader
 */
export const requireChallengeWriteAccess = (db: Db, organiser: string, chOID: string): Promise<Access> =>
  requireAccess(db, organiser, chOID, WRITERS, `challenge ${chOID}`);

/** @throws Refusal as `requireChallengeWriteAccess`, but a reader may */
export const requireChallengeReadAccess = (db: Db, organiser: string, chOID: string): Promise<Access> =>
  requireAccess(db, organiser, chOID, ALL_ROLES, `challenge ${chOID}`);

/** @throws Refusal `not found` for a trial that is not there, else as `requireChallengeWriteAccess` of its challenge */
export const requireTrialWriteAccess = async (db: Db, organiser: string, oid: string): Promise<Access> =>
  requireAccess(db, organiser, await findChallengeOfTrial(db, oid), WRITERS, `trial ${oid}`);

/** @throws Refusal as `requireTrialWriteAccess`, but a reader may */
export const requireTrialReadAccess = async (db: Db, organiser: string, oid: string): Promise<Access> =>
  requireAccess(db, organiser, await findChallengeOfTrial(db, oid), ALL_ROLES, `trial ${oid}`);

/** @throws Refusal `not found` for a group that is not there, else as `requireChallengeWriteAccess` of its challenge */
export const requireGroupWriteAccess = async (db: Db, organiser: string, oid: string): Promise<Access> =>
  requireAccess(db, organiser, await findChallengeOfGroup(db, oid), WRITERS, `group ${oid}`);

/** @throws Refusal as `requireGroupWriteAccess`, but a reader may */
export const requireGroupReadAccess = async (db: Db, organiser: string, oid: string): Promise<Access> =>
  requireAccess(db, organiser, await findChallengeOfGroup(db, oid), ALL_ROLES, `group ${oid}`);

/** @throws Refusal as `requireTrialReadAccess`. `oid` is that of a trial or of a group, whose list has the entries not yet in a heat. */
export async function requireStartsReadAccess(db: Db, organiser: string, oid: string): Promise<Access> {
  const chOID = (await findChallengeOfTrial(db, oid)) ?? (await findChallengeOfGroup(db, oid));
  return requireAccess(db, organiser, chOID, ALL_ROLES, `trial ${oid}`);
}

/** The log of a removed challenge stays readable for its organisation's members, who find there what can be put back. */
export async function requireLogsReadAccess(db: Db, organiser: string, chOID: string): Promise<Access> {
  const formerOrganisation = await findOrganisationOfRemoved(db, chOID);
  const membership =
    formerOrganisation === undefined ? undefined : await findMembership(db, organiser, formerOrganisation);
  if (membership !== undefined) return { chOID, role: findReadingRole(membership) };
  return requireChallengeReadAccess(db, organiser, chOID);
}
