import {
  type EventRef,
  findStatusCode,
  findUnit,
  isMark,
  isOutsideStadium,
  MARK_STATUS,
  type MarkEntry,
  type Performance,
  parseTypedMark,
  roundAsShown,
} from 'shared-domain';

/** Single letters that stand for a status. */
const STATUS_KEYS: Readonly<Record<string, string>> = { n: 'DNS', d: 'DNF', q: 'DQ', m: 'NM' };

const STATUS_CODES = ['DNS', 'DNF', 'DQ', 'NM'];

/** Parses a typed mark: digits (P5.3), a mark with separators, or a status, also by its letter. */
export const readMark = (text: string, event: EventRef): MarkEntry =>
  parseTypedMark(STATUS_KEYS[text.trim().toLowerCase()] ?? text, event);

/** A separator with at most one digit after it: `10.`, `10.8`, `1:0`. */
const UNFINISHED_MARK = /\d\D+\d?$/;

/** Whether a text may still become a status or a mark, so that it is not a fault yet. @example isUnfinished('dn') // true */
export function isUnfinished(text: string): boolean {
  const normalized = text.trim().toUpperCase();
  if (UNFINISHED_MARK.test(normalized)) return true;
  return STATUS_CODES.some((word) => word.startsWith(normalized));
}

const padTwo = (value: number) => String(value).padStart(2, '0');

/** The digits of a time without separators or leading zeros; outside the stadium without hundredths. */
function formatTimeDigits(ms: number, isOutside: boolean): string {
  const seconds = Math.floor(ms / 1000);
  const groups = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (!isOutside) groups.push(Math.floor((ms % 1000) / 10));
  return groups.map(padTwo).join('').replace(/^0+/, '');
}

/** The digits of a time by hand end with its tenth, where they are read so. */
function formatHandDigits(digits: string, shown: number, event: EventRef): string {
  if (event.hand !== true || !digits.endsWith('0')) return digits;
  const tenths = digits.slice(0, -1);
  return readMark(tenths, event).v === shown ? tenths : digits;
}

/** The text to type for a mark; empty without one. @example formatTypedMark({ v: 112340, u: 'ms', st: 1 }, { g0: 800, g1: '0' }) // '15234' */
export function formatTypedMark(prf: Performance | undefined, event: EventRef): string {
  if (prf === undefined) return '';
  if (!isMark(prf)) return prf.st === MARK_STATUS.dash ? '-' : (findStatusCode(prf) ?? '');
  const shown = roundAsShown(prf, event) ?? prf.v;
  switch (findUnit(event)) {
    case 'pts':
      return String(shown);
    case 'mm':
      return String(Math.floor(shown / 10));
    case 'ms':
      return formatHandDigits(formatTimeDigits(shown, isOutsideStadium(event)), shown, event);
  }
}
