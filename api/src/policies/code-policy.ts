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
 * The official who holds an access code, which must be of that challenge and valid now.
 * @throws Refusal `unauthorized` for no code or one never given out, `expired token` for one whose days are over, `forbidden` for a
 * revoked one and for another challenge's
 */
export async function requireOfficial(
  db: Db,
  typedCode: string | undefined,
  chOID: string,
  now: Date,
): Promise<Official> {
  if (typedCode === undefined || typedCode === '')
    throw refusalAt('unauthorized', 'header x-access-code', 'is missing');
  const accessCode = await findCode(db, parseAccessCode(typedCode) ?? '');
  if (accessCode === undefined) throw refusalAt('unauthorized', 'header x-access-code', 'this code is not known');
  const challenge = await findChallenge(db, accessCode.challenge);
  if (accessCode.challenge !== chOID || challenge === undefined) {
    throw refusalAt('forbidden', 'header x-access-code', 'this code is another challenge’s');
  }
  if (accessCode.revoked !== null) throw refusalAt('forbidden', 'header x-access-code', 'this code has been revoked');
  const expires = findAccessCodeEnd(challenge);
  if (expires <= now) throw refusalAt('expired token', 'header x-access-code', 'this code has ended');
  return { kind: accessCode.kind as AccessCodeKind, chOID, expires };
}

/** Kinds of fact that each kind of code may sign in, corrections included; boards only read. */
export const SIGNABLE_FACTS: Readonly<Record<AccessCodeKind, readonly string[]>> = {
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
 * Whose facts each kind of code may correct: its own kind's, and a judge those of all, for judges decide. The correction must itself
 * be among its `SIGNABLE_FACTS`.
 */
export const AMENDABLE_KINDS: Readonly<Record<AccessCodeKind, readonly AccessCodeKind[]>> = {
  judge: ['judge', 'wind', 'starter', 'chrono'],
  wind: ['wind'],
  starter: ['starter'],
  chrono: ['chrono'],
  vboard: [],
  sboard: [],
};

const { called, running, finished, unofficial } = TRIAL_STATUS;

/** Statuses that each kind of code may move a trial to. */
export const SETTABLE_STATUSES: Readonly<Record<AccessCodeKind, readonly number[]>> = {
  judge: [called, running, finished, unofficial],
  wind: [],
  starter: [called, running],
  chrono: [finished, unofficial],
  vboard: [],
  sboard: [],
};
