import { type EventRef, isVerticalJump } from '../discipline/event-ref.ts';
import type { Attempts, HorizontalAttempt, VerticalAttempt } from '../performance/attempts.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { type Performance, realMark } from '../performance/performance.ts';
import { bestHeight } from './vertical-jump.ts';

function bestDistance(attempts: readonly HorizontalAttempt[]): number | undefined {
  let best: number | undefined;
  for (const { r, v } of attempts) {
    if (r === 'o' && v !== undefined && (best === undefined || v > best)) best = v;
  }
  return best;
}

/**
 * The performance that a series makes: its best valid trial, jump-off included, `NM` when there is none (CR 25.4),
 * undefined before the first trial.
 * @example bestFromAttempts([{ h: 2000, r: 'xo' }], { g0: 900_001, g1: '0' }) // { v: 2000, u: 'mm', st: 1 }
 */
export function bestFromAttempts(attempts: Attempts, event: EventRef): Performance | undefined {
  if (attempts.length === 0) return undefined;
  const best = isVerticalJump(event.g0)
    ? bestHeight(attempts as readonly VerticalAttempt[])
    : bestDistance(attempts as readonly HorizontalAttempt[]);
  return best === undefined ? { st: MARK_STATUS.nm, u: 'mm' } : realMark(best, 'mm');
}
