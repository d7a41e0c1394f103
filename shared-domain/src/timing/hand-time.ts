import type { EventRef } from '../discipline/event-ref.ts';
import { roundTime } from '../performance/shown-value.ts';
import { timedBy } from './timing-method.ts';

/** Official watches of one place; more of them only stand in for one that failed. */
const OFFICIAL_WATCHES = 3;

/**
 * The official time of hand-held watches, ms: each is first rounded up, to the tenth on the track and to the second
 * outside a stadium; of three, two that agree win, else the middle one; of two, the longer (TR 19.8–19.12). A watch that
 * failed is `undefined`. Of more than three the first three that worked count, in the order given (not confirmed).
 * Undefined without a watch, or with one that shows no time.
 * @example findHandTime([11_310, 11_450, 11_380], { g0: 100, g1: '0' }) // 11400
 */
export function findHandTime(watches: readonly (number | undefined)[], event: EventRef): number | undefined {
  const worked = watches.filter((ms) => ms !== undefined);
  if (worked.some((ms) => !Number.isFinite(ms) || ms <= 0)) return undefined;
  const byHand = timedBy(event, 'hand');
  const times = worked.slice(0, OFFICIAL_WATCHES).map((ms) => roundTime(ms, byHand));
  times.sort((a, b) => a - b);
  // Where two of three agree, theirs is the middle one.
  return times[Math.floor(times.length / 2)];
}
