import { type EventRef, isOutsideStadium } from '../discipline/event-ref.ts';
import { showsSecondsOnly } from './shown-value.ts';
import type { MarkError, WrittenMark } from './written-mark.ts';

const ZERO = 48;
const NINE = 57;
const COLON = 58;
const POINT = 46;
const COMMA = 44;
const HOUR = 104;
const APOSTROPHE = 39;
const QUOTE = 34;

const MAX_FIRST_DIGITS = 8;
/** What the last decimal of a second is worth in ms, by their number. */
const WORTH = [0, 100, 10, 1] as const;

/** Typographer's marks read as the straight ones. */
function plainSign(code: number): number {
  if (code === 0x2019 || code === 0x2032) return APOSTROPHE;
  return code === 0x201d || code === 0x2033 ? QUOTE : code;
}

/** Decimals from `at` on, and an `h` behind them. */
function withDecimals(text: string, at: number, seconds: number): WrittenMark | MarkError {
  let end = text.length;
  const hand = end > at && text.charCodeAt(end - 1) === HOUR;
  if (hand) end--;
  let value = 0;
  for (let i = at; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code < ZERO || code > NINE) return { error: 'shape', text };
    value = value * 10 + code - ZERO;
  }
  const worth = WORTH[end - at];
  if (worth === undefined) return { error: 'fine', text };
  if (worth === 0) return { error: 'shape', text };
  const v = seconds * 1000 + value * worth;
  if (v === 0) return { error: 'zero', text };
  return hand ? { v, u: 'ms', st: 1, hand } : { v, u: 'ms', st: 1 };
}

function whole(text: string, seconds: number): WrittenMark | MarkError {
  return seconds === 0 ? { error: 'zero', text } : { v: seconds * 1000, u: 'ms', st: 1 };
}

/** Bare digits are seconds only where a time is written so: outside a stadium. */
function bareSeconds(text: string, seconds: number, event: EventRef): WrittenMark | MarkError {
  const written = isOutsideStadium(event) && (seconds < 60 || showsSecondsOnly(event));
  return written ? whole(text, seconds) : { error: 'bare', text };
}

/** Whether a group may end with this sign after that one: hours `h` or `:`, minutes `'` or `:`, seconds last. */
function closesGroup(sign: number, before: number, groups: number): boolean {
  if (before === APOSTROPHE || groups > 1) return false;
  return sign === COLON || sign === APOSTROPHE || (sign === HOUR && groups === 0);
}

/** What is wrong with a group of digits: behind another one it has two of them and stays under 60. */
function groupFault(digits: number, value: number, groups: number): 'shape' | 'sixty' | undefined {
  if (groups === 0) return digits === 0 || digits > MAX_FIRST_DIGITS ? 'shape' : undefined;
  if (digits !== 2) return 'shape';
  return value > 59 ? 'sixty' : undefined;
}

const POINTS_ONLY = /^(\d{1,3})[.,](\d{2}[.,]\d{1,3})$/;

/**
 * A time, without blanks around it, in ms: `10.52`, `1:52.34`, `1:02:33`, `11.4h`, the French club's `10"52`, `1'52"34`,
 * `1h02'33`, `1h02` too, with straight or typographer's marks, a decimal point or comma; `1.01.65` of points alone too,
 * hours first outside a stadium. The first group may exceed 59.
 * Digits alone are seconds outside a stadium, where a time is written so, and refused on the track.
 */
export function parseTime(text: string, event: EventRef): WrittenMark | MarkError {
  const read = readSigns(text, event);
  const [, first, rest] = ('error' in read && POINTS_ONLY.exec(text)) || [];
  if (first === undefined || rest === undefined) return read;
  return readSigns(`${first}:${isOutsideStadium(event) ? rest.replace(/[.,]/, ':') : rest}`, event);
}

function readSigns(text: string, event: EventRef): WrittenMark | MarkError {
  let total = 0;
  let groups = 0;
  let before = 0;
  let value = 0;
  let digits = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= NINE) {
      value = value * 10 + code - ZERO;
      digits++;
      continue;
    }
    const fault = groupFault(digits, value, groups);
    if (fault !== undefined) return { error: fault, text };
    total = total * 60 + value;
    const sign = plainSign(code);
    const doubled = sign === APOSTROPHE && plainSign(text.charCodeAt(i + 1)) === APOSTROPHE;
    if (doubled || sign === QUOTE || sign === POINT || sign === COMMA) {
      const next = doubled ? i + 2 : i + 1;
      if (before === HOUR) return { error: 'shape', text };
      const ends = next === text.length && (doubled || sign === QUOTE);
      return ends ? whole(text, total) : withDecimals(text, next, total);
    }
    if (!closesGroup(sign, before, groups)) return { error: 'shape', text };
    before = sign;
    groups++;
    value = 0;
    digits = 0;
  }
  if (digits === 0 && before === APOSTROPHE) return whole(text, total * 60);
  const fault = groupFault(digits, value, groups);
  if (fault !== undefined) return { error: fault, text };
  if (groups === 0) return bareSeconds(text, value, event);
  total = total * 60 + value;
  return whole(text, before === HOUR ? total * 60 : total);
}
