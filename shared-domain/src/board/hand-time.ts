import type { EventRef } from '../discipline/event-ref.ts';
import { formatMark } from '../performance/format-mark.ts';
import { createMark } from '../performance/performance.ts';
import { roundTime } from '../performance/shown-value.ts';
import { setTimingMethod } from '../timing/timing-method.ts';

/** A time by hand as it counts, ms, rounded up (TR 19.9). */
export const roundHandTime = (ms: number, event: EventRef): number => roundTime(ms, setTimingMethod(event, 'hand'));

/** «2:14.6», rounded up as hand times are (TR 19.9); its `h` is drawn beside it. */
export function formatHandTime(ms: number, event: EventRef): string {
  return formatMark(createMark(roundHandTime(ms, event), 'ms'), setTimingMethod(event, 'hand')).replace(/h$/, '');
}
