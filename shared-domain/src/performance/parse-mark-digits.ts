import { type EventRef, isOutsideStadium } from '../discipline/event-ref.ts';
import { findUnit } from './shown-value.ts';
import { parseTypedStatus } from './status-word.ts';
import { createInvalidEntry, type MarkEntry } from './typed-mark-faults.ts';

const MAX_DIGITS = 8; /** Character codes. */
const ZERO = 48;
const NINE = 57;

/** The number of a text of digits only; −1 for any other text. */
function parseDigits(text: string): number {
  let value = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < ZERO || code > NINE) return -1;
    value = value * 10 + code - ZERO;
  }
  return value;
}

/** The ms of digits hhmmss; −1 where minutes or seconds after a higher group exceed 59. */
function computeTime(digits: number, hundredths: number): number {
  const seconds = digits % 100;
  const minutes = Math.floor(digits / 100) % 100;
  const hours = Math.floor(digits / 10_000);
  if (seconds > 59 && digits > 99) return -1;
  if (minutes > 59 && hours > 0) return -1;
  return (hours * 3600 + minutes * 60 + seconds) * 1000 + hundredths * 10;
}

/**
 * A performance as typed (P5.3). Digits only, at most eight, are grouped by two from the right: hundredths,
 * seconds, minutes, hours, and outside a stadium seconds, minutes, hours, where the hours are the rest. Only the
 * highest group may exceed 59: `6532` is 65.32 s, `10000` a minute, `16532` an error. Distances are centimetres,
 * points whole. The words DNS, DNF, DQ, NM and a dash are statuses, in any case; blanks around do not count. Anything
 * else, also a time or a distance of 0, is v −1 with an empty unit and its fault.
 * @example parseMarkText('15234', { g0: 800, g1: '0' }) // { v: 112340, u: 'ms', st: 1 }
 */
export function parseMarkText(text: string, event: EventRef): MarkEntry {
  const trimmed = typeof text === 'string' ? text.trim() : '';
  if (trimmed === '') return createInvalidEntry('empty');
  const digits = parseDigits(trimmed);
  if (digits < 0) {
    const st = parseTypedStatus(trimmed);
    return st === undefined ? createInvalidEntry('text') : { st };
  }
  if (trimmed.length > MAX_DIGITS) return createInvalidEntry('length');
  const u = findUnit(event);
  if (u === 'pts') return { v: digits, u, st: 1 };
  if (digits === 0) return createInvalidEntry('zero');
  if (u === 'mm') return { v: digits * 10, u, st: 1 };
  const v = isOutsideStadium(event) ? computeTime(digits, 0) : computeTime(Math.floor(digits / 100), digits % 100);
  return v < 0 ? createInvalidEntry('sixty') : { v, u, st: 1 };
}
