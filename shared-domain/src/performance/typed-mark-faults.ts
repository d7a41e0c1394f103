import type { Performance } from './performance.ts';

/**
 * What can be wrong with a typed mark: `sixty` minutes or seconds over 59 behind a higher group, `zero` no mark at all, `hand` a
 * time marked as taken by hand in a race that is not timed so.
 */
export const ENTRY_FAULTS = ['empty', 'text', 'length', 'sixty', 'zero', 'hand'] as const;

/** One of `ENTRY_FAULTS`. */
export type EntryFault = (typeof ENTRY_FAULTS)[number];

/** An entry that is no performance: v −1 with an empty unit (P5.3), and why. */
export interface InvalidEntry {
  readonly v: -1;
  readonly u: '';
  readonly st: 0;
  readonly fault: EntryFault;
}

/** A performance as typed: a mark, a status, or what could not be read. */
export type MarkEntry = Performance | InvalidEntry;

/**
 * What a text that is no mark is read as: v −1, an empty unit, and its fault (P5.3).
 * @example createInvalidEntry('zero') // { v: -1, u: '', st: 0, fault: 'zero' }
 */
export function createInvalidEntry(fault: EntryFault): InvalidEntry {
  return { v: -1, u: '', st: 0, fault };
}

/** Whether a typed text could not be read. @example isInvalidEntry(parseMarkText('1O52', { g0: 100, g1: '0' })) // true */
export function isInvalidEntry(entry: MarkEntry): entry is InvalidEntry {
  return (entry.u as string | undefined) === '';
}
