import type { EventRef } from '../discipline/event-ref.ts';
import { formatMark } from '../performance/format-mark.ts';
import { createMark } from '../performance/performance.ts';
import { roundTime } from '../performance/shown-value.ts';
import { setTimingMethod } from '../timing/timing-method.ts';

/** «2:14.6», rounded up as hand times are (TR 19.9); its `h` is drawn beside it. */
export function formatHandTime(ms: number, event: EventRef): string {
  const byHand = setTimingMethod(event, 'hand');
  return formatMark(createMark(roundTime(ms, byHand), 'ms'), byHand).replace(/h$/, '');
}
