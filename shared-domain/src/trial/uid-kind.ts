import { HIGH_JUMP, isCombined, isFieldEvent, isVerticalJump, POLE_VAULT } from '../discipline/event-ref.ts';

const SIX_DIGITS = /^\d{6}/;

/** The event number of a uid, its first six digits; undefined for an invalid uid. @example readEventNumber('900002-0-56-q2') // 900002 */
export function readEventNumber(uid: string): number | undefined {
  const number = SIX_DIGITS.test(uid) ? Number(uid.slice(0, 6)) : 0;
  return number === 0 ? undefined : number;
}

function testEventNumber(uid: string, predicate: (g0: number) => boolean): boolean | undefined {
  const g0 = readEventNumber(uid);
  return g0 === undefined ? undefined : predicate(g0);
}

/** Whether a uid is of a field event, 900000 and above (P3.2); undefined for an invalid uid. @example isFieldUid('900001-0-55-f1') // true */
export function isFieldUid(uid: string): boolean | undefined {
  return testEventNumber(uid, isFieldEvent);
}

/**
 * Whether a uid is not of a field event, below 900000 (P3.2), so a combined event counts too, unlike in `isTrackEvent`; undefined for an
 * invalid uid.
 * @example isTrackUid('000100-0-55-f1') // true
 */
export function isTrackUid(uid: string): boolean | undefined {
  return testEventNumber(uid, (g0) => !isFieldEvent(g0));
}

/** Whether a uid is of a combined event, 8000nn (P3.2); undefined for an invalid uid. @example isCombinedUid('800010-0-55-f1') // true */
export function isCombinedUid(uid: string): boolean | undefined {
  return testEventNumber(uid, isCombined);
}

/** Whether a uid is of a vertical jump, 900001 or 900002 (P3.2); undefined for an invalid uid. @example isVerticalUid('900002-0-55-f1') // true */
export function isVerticalUid(uid: string): boolean | undefined {
  return testEventNumber(uid, isVerticalJump);
}

/** Whether a uid is of a high jump, 900001 (P3.2); undefined for an invalid uid. @example isHighJumpUid('900001-0-55-f1') // true */
export function isHighJumpUid(uid: string): boolean | undefined {
  return testEventNumber(uid, (g0) => g0 === HIGH_JUMP);
}

/** Whether a uid is of a pole vault, 900002 (P3.2); undefined for an invalid uid. @example isPoleVaultUid('900002-0-55-f1') // true */
export function isPoleVaultUid(uid: string): boolean | undefined {
  return testEventNumber(uid, (g0) => g0 === POLE_VAULT);
}
