import type { EventRef } from '../discipline/event-ref.ts';
import { roundTime } from '../performance/shown-value.ts';

/**
 * How far a passage is behind the first of the whole race at its point, ms, 0 for the first: the difference of what is written.
 * @example findPassageGap(905_400, 900_000, { g0: 10_000, g1: 'R' }) // 6000
 */
export function findPassageGap(t: number, best: number, event: EventRef): number {
  return Math.max(0, roundTime(t, event) - roundTime(best, event));
}
