import type { IsoDate } from '../challenge/zoned-day.ts';

/** Where the birth dates of a category without an oldest age begin: nobody is born before it. */
export const FIRST_DAY: IsoDate = '0000-01-01';

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function countDaysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** A decimal digit of a text; NaN for anything else, which makes every sum with it NaN too. */
function readDigit(text: string, index: number): number {
  const digit = text.charCodeAt(index) - 48;
  return digit >= 0 && digit <= 9 ? digit : Number.NaN;
}

function readTwoDigits(text: string, index: number): number {
  return 10 * readDigit(text, index) + readDigit(text, index + 1);
}

/**
 * A day as one number, YYYYMMDD, for quick comparisons; undefined for a text that is not a real day of the calendar, written
 * `YYYY-MM-DD`. It creates no object, because it runs for every birth date of a list.
 * @example toDayNumber('2026-06-13') // 20260613
 */
export function toDayNumber(day: unknown): number | undefined {
  if (typeof day !== 'string' || day.length !== 10 || day[4] !== '-' || day[7] !== '-') return undefined;
  const year = 100 * readTwoDigits(day, 0) + readTwoDigits(day, 2);
  const month = readTwoDigits(day, 5);
  const dayOfMonth = readTwoDigits(day, 8);
  const isReal = month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= countDaysInMonth(year, month);
  return isReal && !Number.isNaN(year) ? 10_000 * year + 100 * month + dayOfMonth : undefined;
}

/** Year of a day. @example readYear('2026-06-13') // 2026 */
export function readYear(day: IsoDate): number {
  return Number(day.slice(0, 4));
}

/** 1 January of a year; a year outside 0 to 9999 becomes the nearest of these. @example formatNewYear(1988) // '1988-01-01' */
export function formatNewYear(year: number): IsoDate {
  return `${String(Math.min(Math.max(year, 0), 9999)).padStart(4, '0')}-01-01`;
}

/**
 * The same day some years before; 29 February becomes 1 March where that year has none, so that the spans of two categories meet.
 * Before the year 0 it is FIRST_DAY.
 * @example subtractYears('2028-02-29', 35) // '1993-03-01'
 */
export function subtractYears(day: IsoDate, years: number): IsoDate {
  const year = readYear(day) - years;
  if (year < 0) return FIRST_DAY;
  const monthAndDay = day.slice(4);
  return formatNewYear(year).slice(0, 4) + (monthAndDay === '-02-29' && !isLeapYear(year) ? '-03-01' : monthAndDay);
}
