import { type EventRef, isOutsideStadium } from '../discipline/event-ref.ts';
import { findMarkDoubt } from './mark-doubt.ts';
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

const SECONDS_ALONE = /^\d{1,2}$/;

/** The time of digits whose last one is a tenth, as watches show it: `112` is 11.2, `2052` is 2:05.2; undefined where seconds exceed 59. */
function readTenths(text: string): Performance | undefined {
  const [tenths, seconds, minutes] = [Number(text.slice(-1)), Number(text.slice(-3, -1)), Number(text.slice(0, -3))];
  if (text.length > 3 && seconds > 59) return undefined;
  return { v: (minutes * 60 + seconds) * 1000 + tenths * 100, u: 'ms', st: 1 };
}

/**
 * Digits that are impossible with hundredths: as whole seconds where there are one or two of them, `58` in a 400 m hurdles; by hand with a
 * tenth, `112` in a 100 m. Taken where just one of the two is likely.
 */
function readCoarserTime(text: string, event: EventRef, entry: Performance): Performance {
  if (!/^\d+$/.test(text) || findUnit(event) !== 'ms' || isOutsideStadium(event)) return entry;
  if (findMarkDoubt(entry, event)?.kind !== 'tooGood') return entry;
  const candidates: readonly (Performance | undefined)[] = [
    SECONDS_ALONE.test(text) ? { v: Number(text) * 1000, u: 'ms', st: 1 } : undefined,
    event.hand === true ? readTenths(text) : undefined,
  ];
  const likely = candidates.filter((one) => one !== undefined && findMarkDoubt(one, event) === undefined);
  return likely.length === 1 && likely[0] !== undefined ? likely[0] : entry;
}

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
  if (!isInvalidEntry(entry)) return roundHandTime(readCoarserTime(text.trim(), event, entry), event);
  if (entry.fault !== 'text') return entry;
  const withoutBlanks = text.replace(/\s+/g, '');
  const mark = parseMark(withoutBlanks, event);
  if (isMarkError(mark)) return createInvalidEntry(FAULTS[mark.error]);
  const { hand, ...performance } = mark;
  if (hand === true && event.hand !== true) return createInvalidEntry('hand');
  if (performance.v === undefined || hasPhotoFinish(event)) return performance;
  return { ...performance, v: roundAsShown(performance, event) };
}
