import { type EventRef, isOutsideStadium } from '../discipline/event-ref.ts';

/** The three official methods (TR 19.1, 19.24). */
export const TIMING_METHODS = ['hand', 'photo finish', 'transponder'] as const;

/** One of `TIMING_METHODS`. */
export type TimingMethod = (typeof TIMING_METHODS)[number];

/** Whether a text is an official method (TR 19.1). @example isTimingMethod('photo finish') // true */
export function isTimingMethod(text: string): text is TimingMethod {
  return (TIMING_METHODS as readonly string[]).includes(text);
}

/**
 * Whether times by this method are official: transponders only in races not held entirely in a stadium (TR 19.24).
 * @example isMethodAllowed('transponder', { g0: 100, g1: '0' }) // false
 */
export function isMethodAllowed(method: TimingMethod, event: EventRef): boolean {
  return method !== 'transponder' || isOutsideStadium(event);
}

/**
 * The event with the timing method, which determines how times are rounded, shown and scored.
 * @example setTimingMethod({ g0: 100, g1: '0' }, 'hand') // { g0: 100, g1: '0', hand: true }
 */
export function setTimingMethod(event: EventRef, method: TimingMethod): EventRef {
  return { ...event, hand: method === 'hand' };
}

/** A row with the timing method, if known. */
export interface TimedRow {
  readonly method?: TimingMethod | undefined;
}

/**
 * The methods of a list, each once, in the order of `TIMING_METHODS`; rows without a method are ignored.
 * @example listMethods([{ method: 'photo finish' }, { method: 'hand' }]) // ['hand', 'photo finish']
 */
export function listMethods(rows: readonly TimedRow[]): TimingMethod[] {
  return TIMING_METHODS.filter((method) => rows.some((row) => row.method === method));
}

/**
 * Whether rows have different timing methods, which a ranking by time must not mix (TR 20.8). Rows without a method are ignored.
 * @example hasMixedMethods([{ method: 'hand' }, { method: 'photo finish' }]) // true
 */
export function hasMixedMethods(rows: readonly TimedRow[]): boolean {
  return listMethods(rows).length > 1;
}
