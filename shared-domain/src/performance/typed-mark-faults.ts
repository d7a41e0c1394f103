import type { Performance } from './performance.ts';

/**
 * What can be wrong with a typed mark: `length` too many digits, `sixty` minutes or seconds over 59 after a higher group, `zero` a mark
 * of 0, `hand` a hand time in a race that is not timed by hand.
 */
export const ENTRY_FAULTS = ['empty', 'text', 'length', 'sixty', 'zero', 'hand'] as const;

/** One of `ENTRY_FAULTS`. */
export type EntryFault = (typeof ENTRY_FAULTS)[number];

/** A typed text that is no performance: v −1 with an empty unit (P5.3), and why. */
export interface InvalidEntry {
  readonly v: -1;
  readonly u: '';
  readonly st: 0;
  readonly fault: EntryFault;
}

/** The result of reading a typed text: a mark, a status, or a fault. */
export type MarkEntry = Performance | InvalidEntry;

/**
 * The result for a text that is no mark: v −1, an empty unit, and its fault (P5.3).
 * @example createInvalidEntry('zero') // { v: -1, u: '', st: 0, fault: 'zero' }
 */
export function createInvalidEntry(fault: EntryFault): InvalidEntry {
  return { v: -1, u: '', st: 0, fault };
}

/** Whether a typed text could not be read. @example isInvalidEntry(parseMarkText('1O52', { g0: 100, g1: '0' })) // true */
export function isInvalidEntry(entry: MarkEntry): entry is InvalidEntry {
  return (entry.u as string | undefined) === '';
}
