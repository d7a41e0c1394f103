import { HIGH_JUMP, isCombined, isFieldEvent, isVerticalJump, POLE_VAULT } from '../discipline/event-ref.ts';

const SIX_DIGITS = /^\d{6}/;

/** The number that a uid begins with, its first six characters; undefined when they are no number from 1 on. @example readEventNumber('900002-0-56-q2') // 900002 */
export function readEventNumber(uid: string): number | undefined {
  const number = SIX_DIGITS.test(uid) ? Number(uid.slice(0, 6)) : 0;
  return number === 0 ? undefined : number;
}

function ask(uid: string, question: (g0: number) => boolean): boolean | undefined {
  const g0 = readEventNumber(uid);
  return g0 === undefined ? undefined : question(g0);
}

/** 900000 and above (P3.2); undefined for a bad uid. @example isFieldUid('900001-0-55-f1') // true */
export function isFieldUid(uid: string): boolean | undefined {
  return ask(uid, isFieldEvent);
}

/**
 * Below 900000 (P3.2), so a combined event counts too; undefined for a bad uid. `isTrackEvent` is the
 * narrower question, races only.
 * @example isTrackUid('000100-0-55-f1') // true
 */
export function isTrackUid(uid: string): boolean | undefined {
  return ask(uid, (g0) => !isFieldEvent(g0));
}

/** 8000nn (P3.2); undefined for a bad uid. @example isCombinedUid('800010-0-55-f1') // true */
export function isCombinedUid(uid: string): boolean | undefined {
  return ask(uid, isCombined);
}

/** 900001 or 900002 (P3.2); undefined for a bad uid. @example isVerticalUid('900002-0-55-f1') // true */
export function isVerticalUid(uid: string): boolean | undefined {
  return ask(uid, isVerticalJump);
}

/** 900001 (P3.2); undefined for a bad uid. @example isHighJumpUid('900001-0-55-f1') // true */
export function isHighJumpUid(uid: string): boolean | undefined {
  return ask(uid, (g0) => g0 === HIGH_JUMP);
}

/** 900002 (P3.2); undefined for a bad uid. @example isPoleVaultUid('900002-0-55-f1') // true */
export function isPoleVaultUid(uid: string): boolean | undefined {
  return ask(uid, (g0) => g0 === POLE_VAULT);
}
