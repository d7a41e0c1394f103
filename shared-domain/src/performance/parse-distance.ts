import type { MarkError, WrittenMark } from './written-mark.ts';

/** Character codes. */
const ZERO = 48;
const NINE = 57;
const COMMA = 44;
const POINT = 46;
const LETTER_M = 109;

/** From this many metres on a distance has no decimals, so that bare digits are metres (P9.3). */
const MIN_BARE_METRES = 1000;
const MAX_METRES = 9_999_999;
/** The mm of the last digit, by the number of decimals. */
const MM_PER_DIGIT = [1000, 100, 10, 1] as const;

/**
 * Reads a distance in metres, as mm: `7.45`, `7,45`, `7m45`, `7.45m`, also with thousandths; bare digits only from 1000 m on, since
 * fewer could be centimetres. `7m4` is refused: it could be 7.04 or 7.40. The text has no blanks around it.
 */
export function parseDistance(text: string): WrittenMark | MarkError {
  let end = text.length;
  let value = 0;
  let decimals = -1;
  let isClubStyle = false;
  const hasUnit = end > 1 && text.charCodeAt(end - 1) === LETTER_M;
  if (hasUnit) end--;
  for (let i = 0; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= NINE) {
      value = value * 10 + code - ZERO;
      if (decimals >= 0) decimals++;
    } else if (i > 0 && decimals < 0 && (code === POINT || code === COMMA || code === LETTER_M)) {
      decimals = 0;
      isClubStyle = code === LETTER_M;
    } else return { error: 'shape', text };
  }
  if (decimals > 3) return { error: 'fine', text };
  if (decimals === 0 || (isClubStyle && (decimals < 2 || hasUnit))) return { error: 'shape', text };
  if (decimals < 0 && !hasUnit && value < MIN_BARE_METRES) return { error: 'bare', text };
  const v = value * (MM_PER_DIGIT[Math.max(0, decimals)] ?? 0);
  if (v > MAX_METRES * 1000) return { error: 'shape', text };
  return v === 0 ? { error: 'zero', text } : { v, u: 'mm', st: 1 };
}
