import type { EventRef } from '../discipline/event-ref.ts';
import { isMethodAllowed, type TimingMethod } from './timing-method.ts';

/** How a clock was started: by the start signal, by a person, or nobody knows. */
export const CLOCK_STARTS = ['automatic', 'hand', 'missing'] as const;

/** How a clock was started: one of `CLOCK_STARTS`. */
export type ClockStart = (typeof CLOCK_STARTS)[number];

/** How the times at the finish were taken. */
export const CLOCK_FINISHES = ['photo finish', 'transponder', 'hand', 'missing'] as const;

/** How the finish was timed: one of `CLOCK_FINISHES`. */
export type ClockFinish = (typeof CLOCK_FINISHES)[number];

/**
 * The method that times of a clock count as; undefined where they are no official times (TR 19.17, 19.18). An automatic
 * finish after a start by hand makes hand times; an automatic start with a finish by hand makes none, nor does a missing
 * start or finish, so that it never yields a hundredth. Transponders make none in a stadium (TR 19.24); that they too make
 * hand times after a start by hand is not confirmed.
 * @example findOfficialMethod('hand', 'photo finish', { g0: 100, g1: '0' }) // 'hand'
 */
export function findOfficialMethod(start: ClockStart, finish: ClockFinish, event: EventRef): TimingMethod | undefined {
  if (start === 'missing' || finish === 'missing') return undefined;
  if (finish === 'hand') return start === 'hand' ? 'hand' : undefined;
  if (!isMethodAllowed(finish, event)) return undefined;
  return start === 'hand' ? 'hand' : finish;
}
