import { type EventRef, isVerticalJump } from '../discipline/event-ref.ts';
import type { Attempts, HorizontalAttempt, VerticalAttempt } from '../performance/attempts.ts';
import { findValidAttempts } from '../performance/best-attempt.ts';
import { hasNoMark, MARK_STATUS } from '../performance/mark-status.ts';
import { createMark, isMark, type Performance } from '../performance/performance.ts';
import { findBestHeight } from './vertical-countback.ts';

/**
 * The mark of a series: its best valid attempt, jump-off included; `NM` without one (CR 25.4), undefined before the first
 * attempt.
 * @example findBestMark([{ h: 2000, r: 'xo' }], { g0: 900_001, g1: '0' }) // { v: 2000, u: 'mm', st: 1 }
 */
export function findBestMark(attempts: Attempts, event: EventRef): Performance | undefined {
  if (attempts.length === 0) return undefined;
  const best = isVerticalJump(event.g0)
    ? findBestHeight(attempts as readonly VerticalAttempt[])
    : findValidAttempts(attempts as readonly HorizontalAttempt[])
        .map(({ v }) => v)
        .sort((a, b) => b - a)[0];
  return best === undefined ? { st: MARK_STATUS.nm, u: 'mm' } : createMark(best, 'mm');
}

/**
 * The mark of a row as it is ranked: as it was sent, else the best attempt.
 * @example completeMark({ st: 1 }, [{ r: 'o', v: 7010 }], { g0: 900_003, g1: '0' }) // { v: 7010, u: 'mm', st: 1 }
 */
export function completeMark(prf: Performance, attempts: Attempts | undefined, event: EventRef): Performance {
  if (prf.v !== undefined || hasNoMark(prf) || attempts === undefined) return prf;
  return findBestMark(attempts, event) ?? prf;
}

/**
 * The mark of a result row from its series: the best attempt; without a valid one `NM` once the contest is over, `–` before
 * (CR 25.4).
 * @example findSeriesMark([{ r: 'x' }], { g0: 900_003, g1: '0' }, false) // { st: 6 }
 */
export function findSeriesMark(attempts: Attempts, event: EventRef, isOver: boolean): Performance {
  const best = findBestMark(attempts, event);
  if (best !== undefined && isMark(best)) return best;
  return { st: isOver ? MARK_STATUS.nm : MARK_STATUS.dash };
}
