import type { IsoDate } from '../challenge/zoned-day.ts';

/** No one is born before it: the begin of an open-ended category. */
export const FIRST_DAY: IsoDate = '0000-01-01';

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function monthLength(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** A decimal digit of a text, NaN for anything else: NaN then runs through the sum. */
function digitAt(text: string, at: number): number {
  const digit = text.charCodeAt(at) - 48;
  return digit >= 0 && digit <= 9 ? digit : Number.NaN;
}

function pairAt(text: string, at: number): number {
  return 10 * digitAt(text, at) + digitAt(text, at + 1);
}

/**
 * A day as one number that orders as days do; undefined for a text that is not a real day of the calendar, written
 * `YYYY-MM-DD`. No object is made: it runs for every birth date of a list.
 * @example makeDayKey('2026-06-13') // 20260613
 */
export function makeDayKey(day: unknown): number | undefined {
  if (typeof day !== 'string' || day.length !== 10 || day[4] !== '-' || day[7] !== '-') return undefined;
  const year = 100 * pairAt(day, 0) + pairAt(day, 2);
  const month = pairAt(day, 5);
  const date = pairAt(day, 8);
  const isReal = month >= 1 && month <= 12 && date >= 1 && date <= monthLength(year, month);
  return isReal && !Number.isNaN(year) ? 10_000 * year + 100 * month + date : undefined;
}

/** Year of a day. @example readYear('2026-06-13') // 2026 */
export function readYear(day: IsoDate): number {
  return Number(day.slice(0, 4));
}

/** 1 January of a year; years outside 0 to 9999 are taken as the nearest. @example makeNewYear(1988) // '1988-01-01' */
export function makeNewYear(year: number): IsoDate {
  return `${String(Math.min(Math.max(year, 0), 9999)).padStart(4, '0')}-01-01`;
}

/**
 * The same day some years before; 29 February of a year that has none is 1 March, so that no one born between is lost.
 * Before the year 0 it is FIRST_DAY.
 * @example subtractYears('2028-02-29', 35) // '1993-03-01'
 */
export function subtractYears(day: IsoDate, years: number): IsoDate {
  const year = readYear(day) - years;
  if (year < 0) return FIRST_DAY;
  const rest = day.slice(4);
  return makeNewYear(year).slice(0, 4) + (rest === '-02-29' && !isLeap(year) ? '-03-01' : rest);
}
