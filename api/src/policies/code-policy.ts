import { type AccessCodeKind, findAccessCodeEnd, parseAccessCode } from 'shared-domain';
import { BOARD_CODE_KINDS } from 'shared-domain/contract';
import { refusal, refusalAt } from '../base/refusal.ts';
import { findChallenge } from '../store/challenges/challenges.ts';
import type { Db } from '../store/db.ts';
import { findCode, opensAt } from '../store/live/access-codes.ts';
import { findDevice } from '../store/live/devices.ts';
import type { AccessCodeTable } from '../store/secretariat-tables.ts';

/** The kind of code under which facts of a challenge are said. */
export interface Signer {
  readonly kind: AccessCodeKind;
  readonly chOID: string;
}

/** An official's device, by the code that it holds. */
export interface Official extends Signer {
  readonly expires: Date;
}

/** The end of a code: that of the challenge's codes, or sooner where another has taken its place. */
export const findCodeEnd = ({ grace }: Pick<AccessCodeTable, 'grace'>, end: Date): Date =>
  grace === null ? end : new Date(Math.min(end.getTime(), Date.parse(grace)));

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
  if (!opensAt(accessCode, now)) throw refusalAt('forbidden', 'header x-access-code', 'this code has been revoked');
  const expires = findAccessCodeEnd(challenge);
  if (expires <= now) throw refusalAt('expired token', 'header x-access-code', 'this code has ended');
  return { kind: accessCode.kind as AccessCodeKind, chOID, expires: findCodeEnd(accessCode, expires) };
}

/**
 * The holder of the code of a board, which says itself of which challenge it is.
 * @throws Refusal as `requireOfficial`, and `forbidden` for a code that opens no board
 */
export async function requireBoardCode(db: Db, typedCode: string | undefined, now: Date): Promise<Official> {
  const chOID = (await findCode(db, parseAccessCode(typedCode ?? '') ?? ''))?.challenge ?? '';
  const official = await requireOfficial(db, typedCode, chOID, now);
  if (!BOARD_CODE_KINDS.includes(official.kind))
    throw refusalAt('forbidden', 'header x-access-code', `a code ${official.kind} opens no board`);
  return official;
}

/** @throws Refusal `device closed` for a device that an organiser has closed, whatever code it has */
export async function requireOpenDevice(db: Db, chOID: string, device: string): Promise<void> {
  const closed = (await findDevice(db, chOID, device))?.closed;
  if (closed != null) throw refusal('device closed', `the organisers have closed this device at ${closed}`);
}

/** An organiser who reads what a device with a code of this kind reads, as long as such a code opens. */
export async function findObserver(db: Db, chOID: string, kind: AccessCodeKind): Promise<Official> {
  const challenge = await findChallenge(db, chOID);
  if (challenge === undefined) throw refusalAt('not found', 'params.chOID', 'there is no such challenge');
  return { kind, chOID, expires: findAccessCodeEnd(challenge) };
}
