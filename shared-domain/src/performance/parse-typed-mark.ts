import { type EventRef, isOutsideStadium } from '../discipline/event-ref.ts';
import { findMarkDoubt, type MarkOwner } from './mark-doubt.ts';
import { parseMark } from './parse-mark.ts';
import { parseMarkText } from './parse-mark-digits.ts';
import { createMark, type Performance } from './performance.ts';
import { findTimeStep, findUnit, isShownInSeconds, roundAsShown } from './shown-value.ts';
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

const DIGITS_ONLY = /^\s*\d+\s*$/;

/**
 * Reads digits in a race timed by hand, whose last digit may be the tenth: `132` is 13.2 in a sprint, where 1.32 is beyond any record. The
 * two readings differ so much that at most one of them is likely; without a likely one they are read as in any race (P5.3).
 */
function readHandDigits(text: string, entry: Performance, event: EventRef): Performance {
  const isHandTime = event.hand === true && findUnit(event) === 'ms' && !isOutsideStadium(event);
  if (!isHandTime || !DIGITS_ONLY.test(text) || findMarkDoubt(entry, event) === undefined) return entry;
  const tenths = parseMarkText(`${text.trim()}0`, event);
  return isInvalidEntry(tenths) || findMarkDoubt(tenths, event) !== undefined ? entry : tenths;
}

const WHOLE_SECONDS = /^\s*\d{1,2}\s*$/;

/**
 * Reads one or two digits as whole seconds, where their reading in hundredths is beyond any record and the seconds are likely: `58` in a
 * 400 m hurdles is 58.00. Undefined elsewhere; above 59 only where the event is shown in seconds. They may as well be the beginning of a
 * mark, which a person is asked about.
 * @example readWholeSeconds('58', { g0: 400, g1: 'HP91' }) // { v: 58000, u: 'ms', st: 1 }
 */
export function readWholeSeconds(text: string, event: EventRef): Performance | undefined {
  if (!WHOLE_SECONDS.test(text) || findUnit(event) !== 'ms' || isOutsideStadium(event)) return undefined;
  const seconds = Number(text);
  const hundredths = parseMarkText(text, event);
  if (seconds > 59 && !isShownInSeconds(event)) return undefined;
  if (isInvalidEntry(hundredths) || findMarkDoubt(hundredths, event)?.kind !== 'tooGood') return undefined;
  const mark = createMark(seconds * 1000, 'ms');
  return findMarkDoubt(mark, event) === undefined ? mark : undefined;
}

/**
 * The other value, ms, of a time that is written in seconds beyond a minute though the event has minutes: `2410,5` is 40:10.50, but
 * 24:10.50 may be meant. Undefined where that is no likely mark of the event, or further from the athlete's best than what is written.
 * @example findOtherReading('2410,5', { g0: 5000, g1: 'W' }) // 1450500
 */
export function findOtherReading(text: string, event: EventRef, { sex, best }: MarkOwner = {}): number | undefined {
  const [, minutes, seconds] = SECONDS_BEYOND.exec(text.replace(/\s+/g, '')) ?? [];
  if (minutes === undefined || findUnit(event) !== 'ms' || isShownInSeconds(event)) return undefined;
  const other = parseTypedMark(`${minutes}:${seconds}`, event);
  if (isInvalidEntry(other) || other.v === undefined || findMarkDoubt(other, event, { sex }) !== undefined)
    return undefined;
  const written = parseTypedMark(text, event).v ?? 0;
  const isFurther = best !== undefined && computeDistance(other.v, best) > computeDistance(written, best);
  return isFurther ? undefined : other.v;
}

/** How many times a time is longer, or shorter, than another. */
const computeDistance = (a: number, b: number): number => Math.max(a, b) / Math.min(a, b);

const SECONDS_BEYOND = /^(\d{1,2})(\d{2}[.,]\d{1,2}h?)$/;

/** Whether the thousandths of a photo finish may be typed, which separate equal times (TR 19.23): on the track, timed electrically. */
const hasPhotoFinish = (event: EventRef): boolean => findUnit(event) === 'ms' && findTimeStep(event) === 10;

/**
 * A performance as people enter it: digits and words as `parseMarkText` reads them (P5.3), or a mark with its signs, whose blanks are
 * ignored (Q35): `10.87`, `11"25`, `1:02.30`, `1.02.30`, `6m45`, `1,65`. It is rounded as it is shown: a time up, to the tenth where
 * the race is timed by hand (TR 19.8), a distance down; but thousandths of a photo finish are kept. Where the race is not timed by hand, a
 * time with an `h` is the fault `hand`. Digits of a race timed by hand may end with the tenth, and two digits may be whole seconds
 * (readWholeSeconds).
 * @example parseTypedMark('1:52,34', { g0: 800, g1: '0' }) // { v: 112340, u: 'ms', st: 1 }
 */
export function parseTypedMark(text: string, event: EventRef): MarkEntry {
  const entry = parseMarkText(text, event);
  if (!isInvalidEntry(entry))
    return readWholeSeconds(text, event) ?? roundHandTime(readHandDigits(text, entry, event), event);
  if (entry.fault !== 'text') return entry;
  const withoutBlanks = text.replace(/\s+/g, '');
  const mark = parseMark(withoutBlanks, event);
  if (isMarkError(mark)) return createInvalidEntry(FAULTS[mark.error]);
  const { hand, ...performance } = mark;
  if (hand === true && event.hand !== true) return createInvalidEntry('hand');
  if (performance.v === undefined || hasPhotoFinish(event)) return performance;
  return { ...performance, v: roundAsShown(performance, event) };
}
