import type { EventRef } from '../discipline/event-ref.ts';
import { roundTime } from '../performance/shown-value.ts';
import { setTimingMethod } from './timing-method.ts';

/** Official watches for one place; further ones only replace a failed one. */
const OFFICIAL_WATCHES = 3;

/**
 * The official time of hand-held watches, ms: each is rounded up, to the tenth on the track and to the second outside a stadium; of
 * three the middle time counts, of two the longer (TR 19.8–19.12). A failed watch is `undefined`; of more than three the first three
 * that worked count (not confirmed). Undefined without a watch, or with an invalid time.
 * @example findHandTime([11_310, 11_450, 11_380], { g0: 100, g1: '0' }) // 11400
 */
export function findHandTime(watches: readonly (number | undefined)[], event: EventRef): number | undefined {
  const workingWatches = watches.filter((ms) => ms !== undefined);
  if (workingWatches.some((ms) => !Number.isFinite(ms) || ms <= 0)) return undefined;
  const byHand = setTimingMethod(event, 'hand');
  const times = workingWatches.slice(0, OFFICIAL_WATCHES).map((ms) => roundTime(ms, byHand));
  times.sort((a, b) => a - b);
  // Where two of three agree, the middle one is theirs.
  return times[Math.floor(times.length / 2)];
}
