import { hasNoMark, MARK_STATUS } from '../performance/mark-status.ts';
import type { CombinedMark } from './combined-row.ts';

/** Letters of attempts that are trials, valid or failed; a pass and a retirement are none. */
const TRIAL_LETTERS = /[ox]/i;

const ONLY_PASSES = /^-*$/;

/** How an event without any trial counts. */
export interface ParticipationOptions {
  /** Whether an athlete without a trial did not start (TR 39.10, not confirmed by a source). True by default. */
  readonly shouldCountNoTrialAsNoStart?: boolean;
  /** Whether the event is over: before that an athlete who has only passed may still take a trial. True by default. */
  readonly isEventOver?: boolean;
}

/**
 * Whether an athlete took part in an event of a combined event: not with a DNS, nor without a single trial; but with no valid mark,
 * a DQ or a DNF (TR 39). Undefined while it is not known yet: for a dash without trials, and for passes alone in an event that goes on.
 * @example hasTakenPart({ prf: { st: 5 }, attempts: [{ r: 'x' }, { r: 'x' }, { r: 'x' }] }) // true
 */
export function hasTakenPart(
  { prf, attempts }: CombinedMark,
  { shouldCountNoTrialAsNoStart = true, isEventOver = true }: ParticipationOptions = {},
): boolean | undefined {
  if (prf.st === MARK_STATUS.dns) return false;
  const hasTrials = attempts !== undefined && attempts.length > 0;
  if (prf.st === MARK_STATUS.dash && !hasTrials) return undefined;
  if (!shouldCountNoTrialAsNoStart || !hasNoMark(prf)) return true;
  if (!hasTrials) return prf.st !== MARK_STATUS.retired;
  if (attempts.some(({ r }) => TRIAL_LETTERS.test(r))) return true;
  return isEventOver || attempts.some(({ r }) => !ONLY_PASSES.test(r)) ? false : undefined;
}
