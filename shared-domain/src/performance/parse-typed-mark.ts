import type { EventRef } from '../discipline/event-ref.ts';
import { parseMark } from './parse-mark.ts';
import { parseMarkText } from './parse-mark-digits.ts';
import type { Performance } from './performance.ts';
import { findTimeStep, findUnit, roundAsShown } from './shown-value.ts';
import { createInvalidEntry, type EntryFault, isInvalidEntry, type MarkEntry } from './typed-mark-faults.ts';
import { isMarkError, type MarkError } from './written-mark.ts';

const FAULTS: Readonly<Record<MarkError['error'], EntryFault>> = {
  empty: 'empty',
  word: 'text',
  shape: 'text',
  bare: 'text',
  sixty: 'sixty',
  fine: 'text',
  zero: 'zero',
};

/** Rounds to the tenth where the race is timed by hand (TR 19.8). */
function roundHandTime(entry: Performance, event: EventRef): Performance {
  return event.hand === true && entry.v !== undefined ? { ...entry, v: roundAsShown(entry, event) } : entry;
}

/** Whether the thousandths of a photo finish may be typed, which separate equal times (TR 19.23): on the track, timed electrically. */
const hasPhotoFinish = (event: EventRef): boolean => findUnit(event) === 'ms' && findTimeStep(event) === 10;

/**
 * A performance as people enter it: digits and words as `parseMarkText` reads them (P5.3), or a mark with its signs, whose blanks are
 * ignored (Q35): `10.87`, `11"25`, `1:02.30`, `1.02.30`, `6m45`, `1,65`. It is rounded as it is shown: a time up, to the tenth where
 * the race is timed by hand (TR 19.8), a distance down; but thousandths of a photo finish are kept. Where the race is not timed by hand, a
 * time with an `h` is the fault `hand`.
 * @example parseTypedMark('1:52,34', { g0: 800, g1: '0' }) // { v: 112340, u: 'ms', st: 1 }
 */
export function parseTypedMark(text: string, event: EventRef): MarkEntry {
  const entry = parseMarkText(text, event);
  if (!isInvalidEntry(entry)) return roundHandTime(entry, event);
  if (entry.fault !== 'text') return entry;
  const withoutBlanks = text.replace(/\s+/g, '');
  const mark = parseMark(withoutBlanks, event);
  if (isMarkError(mark)) return createInvalidEntry(FAULTS[mark.error]);
  const { hand, ...performance } = mark;
  if (hand === true && event.hand !== true) return createInvalidEntry('hand');
  if (performance.v === undefined || hasPhotoFinish(event)) return performance;
  return { ...performance, v: roundAsShown(performance, event) };
}
