import { hasNoMark, MARK_STATUS } from '../performance/mark-status.ts';
import type { CombinedMark } from './combined-row.ts';

/** A trial is a jump, throw or clearance, valid or failed; passes and retiring are none. */
const TRIAL = /[ox]/i;

/** How an event without a trial is read. */
export interface TookPartOptions {
  /** Taking no trial counts as not starting; not confirmed by a source (TR 39.10). */
  readonly noTrialEnds?: boolean;
}

/**
 * Whether an athlete took part in an event of a combined event: no for a DNS, and for an event without a single trial.
 * Fouled out, DQ and DNF in a race are taking part (TR 39). A dash without trials stands for a result to come: undefined,
 * not known yet.
 * @example hasTakenPart({ prf: { st: 5 }, attempts: [{ r: 'x' }, { r: 'x' }, { r: 'x' }] }) // true
 */
export function hasTakenPart(
  { prf, attempts }: CombinedMark,
  { noTrialEnds = true }: TookPartOptions = {},
): boolean | undefined {
  if (prf.st === MARK_STATUS.dns) return false;
  const hasTrials = attempts !== undefined && attempts.length > 0;
  if (prf.st === MARK_STATUS.dash && !hasTrials) return undefined;
  if (!noTrialEnds || !hasNoMark(prf)) return true;
  return hasTrials ? attempts.some(({ r }) => TRIAL.test(r)) : prf.st !== MARK_STATUS.retired;
}
