import type { Role } from 'shared-domain/contract';
import { refusal } from '../http/refusal.ts';
import { findChallenge } from '../store/challenges.ts';
import type { Db } from '../store/db.ts';
import { roleIn } from '../store/organisers.ts';

/** Who may change what an organisation runs; a reader only looks. */
const WRITERS: readonly Role[] = ['owner', 'secretary'];

const ANY: readonly Role[] = ['owner', 'secretary', 'reader'];

/** @throws Refusal `forbidden` unless the organiser may create and change challenges of the organisation */
export async function mayWriteFor(db: Db, organiser: string, organisation: string): Promise<void> {
  const role = await roleIn(db, organiser, organisation);
  if (role !== undefined && WRITERS.includes(role)) return;
  throw refusal('forbidden', 'only an owner or a secretary of the organisation may do this');
}

/**
 * @throws Refusal `not found` for a challenge that is not there, or of an organisation that is not the organiser's (whether a
 * hidden challenge exists is told to its own people only); `forbidden` to a reader
 */
export async function mayWriteChallenge(db: Db, organiser: string, chOID: string): Promise<void> {
  const challenge = await findChallenge(db, chOID);
  const role = challenge && (await roleIn(db, organiser, challenge.organisation));
  if (challenge === undefined || (role === undefined && challenge.visible === 0)) {
    throw refusal('not found', `there is no challenge ${chOID}`);
  }
  if (role !== undefined && WRITERS.includes(role)) return;
  const who =
    role !== undefined && ANY.includes(role)
      ? 'a reader may not change this challenge'
      : 'this challenge is another organisation’s';
  throw refusal('forbidden', who);
}
