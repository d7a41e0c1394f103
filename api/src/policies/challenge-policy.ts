import type { Role } from 'shared-domain/contract';
import { refusal } from '../base/refusal.ts';
import { findStanding, type Standing } from '../store/accounts/organisers.ts';
import { findChallenge } from '../store/challenges/challenges.ts';
import type { Db } from '../store/db.ts';
import { findChallengeOfGroup, findChallengeOfTrial } from '../store/lists/trials.ts';
import { findOrganisationOfRemoved } from '../store/lists/undo-images.ts';
import { noSecondFactor } from './organisation-policy.ts';

/** Who may change what an organisation runs; a reader only looks. */
const WRITERS: readonly Role[] = ['owner', 'secretary'];

const ANY: readonly Role[] = ['owner', 'secretary', 'reader'];

/** @throws Refusal `forbidden` unless the organiser may create and change challenges of the organisation */
export async function mayWriteFor(db: Db, organiser: string, organisation: string): Promise<void> {
  const standing = await findStanding(db, organiser, organisation);
  if (standing !== undefined && WRITERS.includes(standing.role)) {
    if (standing.lacksSecondFactor) throw noSecondFactor();
    return;
  }
  throw refusal('forbidden', 'only an owner or a secretary of the organisation may do this');
}

/** What an organiser may do with a challenge, once that has been allowed. */
export interface Access {
  readonly chOID: string;
  readonly role: Role;
}

/** Who lacks the second factor that the organisation asks for sees what a reader sees: a stolen password shows no more. */
const roleToRead = ({ role, lacksSecondFactor }: Standing): Role => (lacksSecondFactor ? 'reader' : role);

/** @param what the thing that is not found: others do not see that a hidden challenge exists */
async function may(
  db: Db,
  organiser: string,
  chOID: string | undefined,
  roles: readonly Role[],
  what: string,
): Promise<Access> {
  const challenge = chOID === undefined ? undefined : await findChallenge(db, chOID);
  const standing = challenge && (await findStanding(db, organiser, challenge.organisation));
  const role = standing?.role;
  if (challenge === undefined || (role === undefined && challenge.visible === 0)) {
    throw refusal('not found', `there is no ${what}`);
  }
  if (standing !== undefined && roles.includes(standing.role)) {
    if (standing.lacksSecondFactor && roles === WRITERS) throw noSecondFactor();
    return { chOID: challenge.oid, role: roleToRead(standing) };
  }
  throw refusal(
    'forbidden',
    role === undefined ? 'this challenge is another organisation’s' : 'a reader may not change this challenge',
  );
}

/**
 * @throws Refusal `not found` for a challenge that is not there, or of an organisation that is not the organiser's (whether a
 * hidden challenge exists is told to its own people only); `forbidden` to a reader
 */
export const mayWriteChallenge = (db: Db, organiser: string, chOID: string): Promise<Access> =>
  may(db, organiser, chOID, WRITERS, `challenge ${chOID}`);

/** @throws Refusal as `mayWriteChallenge`, but a reader may */
export const mayReadChallenge = (db: Db, organiser: string, chOID: string): Promise<Access> =>
  may(db, organiser, chOID, ANY, `challenge ${chOID}`);

/** @throws Refusal `not found` for a trial that is not there, else as `mayWriteChallenge` of its challenge */
export const mayWriteTrial = async (db: Db, organiser: string, oid: string): Promise<Access> =>
  may(db, organiser, await findChallengeOfTrial(db, oid), WRITERS, `trial ${oid}`);

/** @throws Refusal as `mayWriteTrial`, but a reader may */
export const mayReadTrial = async (db: Db, organiser: string, oid: string): Promise<Access> =>
  may(db, organiser, await findChallengeOfTrial(db, oid), ANY, `trial ${oid}`);

/** @throws Refusal `not found` for a group that is not there, else as `mayWriteChallenge` of its challenge */
export const mayWriteGroup = async (db: Db, organiser: string, oid: string): Promise<Access> =>
  may(db, organiser, await findChallengeOfGroup(db, oid), WRITERS, `group ${oid}`);

/** @throws Refusal as `mayWriteGroup`, but a reader may */
export const mayReadGroup = async (db: Db, organiser: string, oid: string): Promise<Access> =>
  may(db, organiser, await findChallengeOfGroup(db, oid), ANY, `group ${oid}`);

/** @throws Refusal as `mayReadTrial`; a list of starts is a trial's, or a group's, of entries not yet in a heat */
export async function mayReadStarts(db: Db, organiser: string, oid: string): Promise<Access> {
  const chOID = (await findChallengeOfTrial(db, oid)) ?? (await findChallengeOfGroup(db, oid));
  return may(db, organiser, chOID, ANY, `trial ${oid}`);
}

/** The log of a challenge outlives it: its own people read it, and find there what can be put back. */
export async function mayReadLogs(db: Db, organiser: string, chOID: string): Promise<Access> {
  const removed = await findOrganisationOfRemoved(db, chOID);
  const standing = removed === undefined ? undefined : await findStanding(db, organiser, removed);
  if (standing !== undefined) return { chOID, role: roleToRead(standing) };
  return mayReadChallenge(db, organiser, chOID);
}
