import type { EventRef } from '../discipline/event-ref.ts';
import { formatMark } from '../performance/format-mark.ts';
import { createMark } from '../performance/performance.ts';

/**
 * A time over a part of a race, ms, written as a race over these metres would be: a lap of 400 m in seconds, longer parts in minutes.
 * @example formatPassageTime(62_340, 400, { g0: 1500, g1: '0' }) // '62.34'
 */
export function formatPassageTime(ms: number, metres: number, event: EventRef): string {
  return formatMark(createMark(ms, 'ms'), { ...event, g0: Math.max(1, Math.round(metres)) });
}
