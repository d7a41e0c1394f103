import type { EventRef } from '../discipline/event-ref.ts';
import { isMethodAllowed, type TimingMethod } from './timing-method.ts';

/** How a clock was started: by the start signal, by hand, or unknown. */
export const CLOCK_STARTS = ['automatic', 'hand', 'missing'] as const;

/** How a clock was started: one of `CLOCK_STARTS`. */
export type ClockStart = (typeof CLOCK_STARTS)[number];

/** How the times at the finish were taken. */
export const CLOCK_FINISHES = ['photo finish', 'transponder', 'hand', 'missing'] as const;

/** How the finish was timed: one of `CLOCK_FINISHES`. */
export type ClockFinish = (typeof CLOCK_FINISHES)[number];

/**
 * The official method of times by how the clock was started and the finish timed; undefined where they are not official (TR 19.17,
 * 19.18). After a start by hand all times are hand times (for transponders not confirmed). Not official are an automatic start
 * with a finish by hand, an unknown start or finish, and transponders in a stadium (TR 19.24).
 * @example findOfficialMethod('hand', 'photo finish', { g0: 100, g1: '0' }) // 'hand'
 */
export function findOfficialMethod(start: ClockStart, finish: ClockFinish, event: EventRef): TimingMethod | undefined {
  if (start === 'missing' || finish === 'missing') return undefined;
  if (finish === 'hand') return start === 'hand' ? 'hand' : undefined;
  if (!isMethodAllowed(finish, event)) return undefined;
  return start === 'hand' ? 'hand' : finish;
}
