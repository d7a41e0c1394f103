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

/** One key says a status while the cell has the focus. */
const STATUS_KEYS: Readonly<Record<string, string>> = { n: 'DNS', d: 'DNF', q: 'DQ', m: 'NM' };

const WORDS = ['DNS', 'DNF', 'DQ', 'NM'];

/** A mark as typed in the console: what P5.3 reads, a mark written out, and a single key for a status. */
export const readMark = (text: string, event: EventRef): MarkEntry =>
  parseTypedMark(STATUS_KEYS[text.trim().toLowerCase()] ?? text, event);

/** A sign with at most one digit behind it: `10.`, `10.8`, `1:0`. */
const ON_ITS_WAY = /\d\D+\d?$/;

/** A word on its way to a status, or a mark to its last digit, is not yet wrong. @example isUnfinished('dn') // true */
export function isUnfinished(text: string): boolean {
  const typed = text.trim().toUpperCase();
  if (ON_ITS_WAY.test(typed)) return true;
  return WORDS.some((word) => word.startsWith(typed));
}

const two = (value: number) => String(value).padStart(2, '0');

/** Digits of a time, two by two, without leading zeros. */
function timeDigits(ms: number, outside: boolean): string {
  const seconds = Math.floor(ms / 1000);
  const groups = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (!outside) groups.push(Math.floor((ms % 1000) / 10));
  return groups.map(two).join('').replace(/^0+/, '');
}

/** What would be typed for a mark; empty without one. @example markText({ v: 112340, u: 'ms', st: 1 }, { g0: 800, g1: '0' }) // '15234' */
export function markText(prf: Performance | undefined, event: EventRef): string {
  if (prf === undefined) return '';
  if (!isMark(prf)) return prf.st === MARK_STATUS.dash ? '-' : (findStatusCode(prf) ?? '');
  const shown = roundAsShown(prf, event) ?? prf.v;
  switch (findUnit(event)) {
    case 'pts':
      return String(shown);
    case 'mm':
      return String(Math.floor(shown / 10));
    case 'ms':
      return timeDigits(shown, isOutsideStadium(event));
  }
}
