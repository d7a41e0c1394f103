import { type EventRef, isOutsideStadium } from '../discipline/event-ref.ts';
import { isShownInSeconds } from './shown-value.ts';
import type { MarkError, WrittenMark } from './written-mark.ts';

/** Character codes. */
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const POINT = 46;
const COMMA = 44;
const LETTER_H = 104;
const APOSTROPHE = 39;
const QUOTE = 34;

const MAX_FIRST_DIGITS = 8;
/** The ms of the last digit, by the number of decimals. */
const MS_PER_DIGIT = [0, 100, 10, 1] as const;

/** Turns a typographic apostrophe or quotation mark into the straight one. */
function straightenSign(code: number): number {
  if (code === 0x2019 || code === 0x2032) return APOSTROPHE;
  return code === 0x201d || code === 0x2033 ? QUOTE : code;
}

/** Reads decimals from `start` on, and an `h` after them. */
function parseDecimals(text: string, start: number, seconds: number): WrittenMark | MarkError {
  let end = text.length;
  const isHandTime = end > start && text.charCodeAt(end - 1) === LETTER_H;
  if (isHandTime) end--;
  let value = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code < ZERO || code > NINE) return { error: 'shape', text };
    value = value * 10 + code - ZERO;
  }
  const msPerDigit = MS_PER_DIGIT[end - start];
  if (msPerDigit === undefined) return { error: 'fine', text };
  if (msPerDigit === 0) return { error: 'shape', text };
  const v = seconds * 1000 + value * msPerDigit;
  if (v === 0) return { error: 'zero', text };
  return isHandTime ? { v, u: 'ms', st: 1, hand: isHandTime } : { v, u: 'ms', st: 1 };
}

function createWholeSeconds(text: string, seconds: number): WrittenMark | MarkError {
  return seconds === 0 ? { error: 'zero', text } : { v: seconds * 1000, u: 'ms', st: 1 };
}

/** Bare digits as seconds, which only races outside a stadium have. */
function parseBareSeconds(text: string, seconds: number, event: EventRef): WrittenMark | MarkError {
  const isWrittenBare = isOutsideStadium(event) && (seconds < 60 || isShownInSeconds(event));
  return isWrittenBare ? createWholeSeconds(text, seconds) : { error: 'bare', text };
}

/** Whether a group of digits may end with this sign: hours with `h` or `:`, minutes with `'` or `:`. */
function canEndGroup(sign: number, previousSign: number, groupCount: number): boolean {
  if (previousSign === APOSTROPHE || groupCount > 1) return false;
  return sign === COLON || sign === APOSTROPHE || (sign === LETTER_H && groupCount === 0);
}

/** What is wrong with a group of digits: after another one it must have two digits and be under 60. */
function findGroupFault(digitCount: number, value: number, groupCount: number): 'shape' | 'sixty' | undefined {
  if (groupCount === 0) return digitCount === 0 || digitCount > MAX_FIRST_DIGITS ? 'shape' : undefined;
  if (digitCount !== 2) return 'shape';
  return value > 59 ? 'sixty' : undefined;
}

const POINTS_ONLY = /^(\d{1,3})[.,](\d{2}[.,]\d{1,3})$/;

/**
 * Reads a time, as ms: `10.52`, `1:52.34`, `1:02:33`, `11.4h`, as French clubs write it `10"52`, `1'52"34`, `1h02'33`, `1h02`, with
 * straight or typographic marks, a decimal point or comma; also `1.01.65`, whose first group is hours outside a stadium. The first
 * group may exceed 59. Digits alone are seconds outside a stadium, and refused on the track. The text has no blanks around it.
 */
export function parseTime(text: string, event: EventRef): WrittenMark | MarkError {
  const time = parseGroups(text, event);
  const [, first, afterFirst] = ('error' in time && POINTS_ONLY.exec(text)) || [];
  if (first === undefined || afterFirst === undefined) return time;
  return parseGroups(`${first}:${isOutsideStadium(event) ? afterFirst.replace(/[.,]/, ':') : afterFirst}`, event);
}

function parseGroups(text: string, event: EventRef): WrittenMark | MarkError {
  let totalSoFar = 0;
  let groupCount = 0;
  let previousSign = 0;
  let value = 0;
  let digitCount = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= NINE) {
      value = value * 10 + code - ZERO;
      digitCount++;
      continue;
    }
    const fault = findGroupFault(digitCount, value, groupCount);
    if (fault !== undefined) return { error: fault, text };
    totalSoFar = totalSoFar * 60 + value;
    const sign = straightenSign(code);
    const isDoubleApostrophe = sign === APOSTROPHE && straightenSign(text.charCodeAt(i + 1)) === APOSTROPHE;
    if (isDoubleApostrophe || sign === QUOTE || sign === POINT || sign === COMMA) {
      const next = isDoubleApostrophe ? i + 2 : i + 1;
      if (previousSign === LETTER_H) return { error: 'shape', text };
      const isAtEnd = next === text.length && (isDoubleApostrophe || sign === QUOTE);
      return isAtEnd ? createWholeSeconds(text, totalSoFar) : parseDecimals(text, next, totalSoFar);
    }
    if (!canEndGroup(sign, previousSign, groupCount)) return { error: 'shape', text };
    previousSign = sign;
    groupCount++;
    value = 0;
    digitCount = 0;
  }
  if (digitCount === 0 && previousSign === APOSTROPHE) return createWholeSeconds(text, totalSoFar * 60);
  const fault = findGroupFault(digitCount, value, groupCount);
  if (fault !== undefined) return { error: fault, text };
  if (groupCount === 0) return parseBareSeconds(text, value, event);
  totalSoFar = totalSoFar * 60 + value;
  return createWholeSeconds(text, previousSign === LETTER_H ? totalSoFar * 60 : totalSoFar);
}
