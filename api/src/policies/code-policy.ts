import { type AccessCodeKind, findAccessCodeEnd, parseAccessCode, TRIAL_STATUS } from 'shared-domain';
import { refusalAt } from '../base/refusal.ts';
import { findChallenge } from '../store/challenges/challenges.ts';
import type { Db } from '../store/db.ts';
import { findCode } from '../store/live/access-codes.ts';

/** An official's device, by the code that it holds. */
export interface Official {
  readonly kind: AccessCodeKind;
  readonly chOID: string;
  readonly expires: Date;
}

/**
 * Whose code this is: of that challenge, and good now.
 * @throws Refusal `unauthorized` for none or one never given out, `expired token` for one whose days are over, `forbidden` for a
 * revoked one and for another challenge's
 */
export async function requireOfficial(db: Db, typed: string | undefined, chOID: string, now: Date): Promise<Official> {
  if (typed === undefined || typed === '') throw refusalAt('unauthorized', 'header x-access-code', 'is missing');
  const known = await findCode(db, parseAccessCode(typed) ?? '');
  if (known === undefined) throw refusalAt('unauthorized', 'header x-access-code', 'this code is not known');
  const challenge = await findChallenge(db, known.challenge);
  if (known.challenge !== chOID || challenge === undefined) {
    throw refusalAt('forbidden', 'header x-access-code', 'this code is another challenge’s');
  }
  if (known.revoked !== null) throw refusalAt('forbidden', 'header x-access-code', 'this code has been revoked');
  const expires = findAccessCodeEnd(challenge);
  if (expires <= now) throw refusalAt('expired token', 'header x-access-code', 'this code has ended');
  return { kind: known.kind as AccessCodeKind, chOID, expires };
}

/** Kinds of fact that each kind of code may sign in; boards only read. Whoever says something may correct it. */
export const MAY_SAY: Readonly<Record<AccessCodeKind, readonly string[]>> = {
  judge: [
    'attempt',
    'heights',
    'bar',
    'jumpOff',
    'close',
    'void',
    'protest',
    'ruling',
    'call',
    'word',
    'status',
    'correction',
  ],
  wind: ['wind', 'correction'],
  starter: ['start', 'gun', 'word', 'status', 'correction'],
  chrono: ['time', 'raw', 'word', 'status', 'correction'],
  vboard: [],
  sboard: [],
};

/**
 * Whose words each kind of code may put others in the place of: its own, and a judge those of all, for judges decide. What it
 * may say it must be able to say at all (`MAY_SAY`).
 */
export const MAY_AMEND: Readonly<Record<AccessCodeKind, readonly AccessCodeKind[]>> = {
  judge: ['judge', 'wind', 'starter', 'chrono'],
  wind: ['wind'],
  starter: ['starter'],
  chrono: ['chrono'],
  vboard: [],
  sboard: [],
};

const { called, running, finished, unofficial } = TRIAL_STATUS;

/** Statuses that each kind of code may move a trial to. */
export const MAY_MOVE_TO: Readonly<Record<AccessCodeKind, readonly number[]>> = {
  judge: [called, running, finished, unofficial],
  wind: [],
  starter: [called, running],
  chrono: [finished, unofficial],
  vboard: [],
  sboard: [],
};
