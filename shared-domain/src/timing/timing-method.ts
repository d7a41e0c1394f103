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
 * Whether times by this method are official in a race: transponders only where it is not held wholly in a stadium
 * (TR 19.24).
 * @example isMethodAllowed('transponder', { g0: 100, g1: '0' }) // false
 */
export function isMethodAllowed(method: TimingMethod, event: EventRef): boolean {
  return method !== 'transponder' || isOutsideStadium(event);
}

/**
 * The event as timed by a method: how its times round, are written and scored follows from it.
 * @example timedBy({ g0: 100, g1: '0' }, 'hand') // { g0: 100, g1: '0', hand: true }
 */
export function timedBy(event: EventRef, method: TimingMethod): EventRef {
  return { ...event, hand: method === 'hand' };
}

/** A time that says how it was taken. */
export interface TimedRow {
  readonly method?: TimingMethod | undefined;
}

/**
 * The methods of a list, each once, in the order of `TIMING_METHODS`; rows that do not say theirs add none.
 * @example listMethods([{ method: 'photo finish' }, { method: 'hand' }]) // ['hand', 'photo finish']
 */
export function listMethods(rows: readonly TimedRow[]): TimingMethod[] {
  return TIMING_METHODS.filter((method) => rows.some((row) => row.method === method));
}

/**
 * Whether a ranking by time would mix methods, which none may: athletes who qualify by time are timed by one system
 * (TR 20.8). Rows that do not say their method are not held against it.
 * @example mixesMethods([{ method: 'hand' }, { method: 'photo finish' }]) // true
 */
export function mixesMethods(rows: readonly TimedRow[]): boolean {
  return listMethods(rows).length > 1;
}
