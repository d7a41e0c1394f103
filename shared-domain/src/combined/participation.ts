import { hasNoMark, MARK_STATUS } from '../performance/mark-status.ts';
import type { CombinedMark } from './combined-row.ts';

/** Letters of attempts that were taken, valid or failed; a pass and a retirement are none. */
const TAKEN_LETTERS = /[ox]/i;

const ONLY_PASSES = /^-*$/;

/** How an event in which an athlete took no attempt counts. */
export interface ParticipationOptions {
  /** Whether an athlete who took no attempt did not start (TR 39.10, not confirmed by a source). True by default. */
  readonly shouldCountNoAttemptAsNoStart?: boolean;
  /** Whether the event is over: before that an athlete who has only passed may still take one. True by default. */
  readonly isEventOver?: boolean;
}

/**
 * Whether an athlete took part in an event of a combined event: not with a DNS, nor without a single attempt taken; but with no valid mark,
 * a DQ or a DNF (TR 39). Undefined while it is not known yet: for a dash without attempts, and for passes alone in an event that goes on.
 * @example hasTakenPart({ prf: { st: 5 }, attempts: [{ r: 'x' }, { r: 'x' }, { r: 'x' }] }) // true
 */
export function hasTakenPart(
  { prf, attempts }: CombinedMark,
  { shouldCountNoAttemptAsNoStart = true, isEventOver = true }: ParticipationOptions = {},
): boolean | undefined {
  if (prf.st === MARK_STATUS.dns) return false;
  const hasAttempts = attempts !== undefined && attempts.length > 0;
  if (prf.st === MARK_STATUS.dash && !hasAttempts) return undefined;
  if (!shouldCountNoAttemptAsNoStart || !hasNoMark(prf)) return true;
  if (!hasAttempts) return prf.st !== MARK_STATUS.retired;
  if (attempts.some(({ r }) => TAKEN_LETTERS.test(r))) return true;
  return isEventOver || attempts.some(({ r }) => !ONLY_PASSES.test(r)) ? false : undefined;
}
