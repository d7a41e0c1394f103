import { parseYear } from './two-digit-year.ts';
import { MAX_YEAR, MIN_YEAR } from './year-bounds.ts';

/** A day of birth. Where only the year is known it is 1 January, which is also how a year alone is stored. */
export interface Birth {
  /** ISO day. */
  readonly day: string;
  readonly whole: boolean;
}

const pad = (number: string): string => number.padStart(2, '0');

/** Whether an ISO day exists in the calendar. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

const CENTURY = 100;

/** A year of birth; of two digits that mean a year after `lastYear`, the same of the century before: nobody is born in the future. */
function parseBirthYear(text: string, lastYear: number): number | undefined {
  const year = parseYear(text);
  if (year === undefined || year < MIN_YEAR || year > MAX_YEAR) return undefined;
  return year > lastYear && text.trim().length === 2 ? year - CENTURY : year;
}

/**
 * Parses a birth: a year of two or four digits, `02/05/2009`, `2-5-09` or `2009-05-02`; `order` is that of the column's dates, `lastYear`
 * the last year in which anybody of the list can be born. Undefined for anything else, for a day that does not exist and for a
 * year in which nobody of a list can be born, such as 0202.
 * @example parseBirth('31/12/56', 'day', 2026) // { day: '1956-12-31', whole: true }
 */
export function parseBirth(
  text: string,
  order: DateOrder = 'day',
  lastYear: number = Number.POSITIVE_INFINITY,
): Birth | undefined {
  const year = parseBirthYear(text, lastYear);
  if (year !== undefined) return { day: `${year}-01-01`, whole: false };
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  const local = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/.exec(text);
  const [a = '', b = '', c = ''] = local?.slice(1) ?? [];
  const [, y = '', m = '', d = ''] = iso ?? ['', ...{ day: [c, b, a], month: [c, a, b], year: [a, b, c] }[order]];
  const year4 = parseBirthYear(y, lastYear);
  if (year4 === undefined) return undefined;
  const day = `${year4}-${pad(m)}-${pad(d)}`;
  return isDay(day) ? { day, whole: true } : undefined;
}

/** The first part of dates such as `02/05/09`: the day, the month (United States) or the year. */
export type DateOrder = 'day' | 'month' | 'year';

const MAX_DAY = 31;
const MAX_MONTH = 12;

/**
 * Guesses the order of a column's dates: the year is first where a first part exceeds 31 and no other part shows another order; the
 * month where a second part exceeds 12 and no first part does.
 * @example findDateOrder(['02/25/1990', '03/04/1985']) // 'month'
 */
export function findDateOrder(texts: Iterable<string>): DateOrder {
  let [hasBigFirst, hasBigSecond, hasLongLast, couldBeMonthFirst] = [false, false, false, true];
  for (const text of texts) {
    const [, first = '', second = '', last = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/.exec(text) ?? [];
    if (first === '') continue;
    if (Number(last) > MAX_DAY || last.length > 2) hasLongLast = true;
    if (Number(first) > MAX_DAY) hasBigFirst = true;
    if (Number(second) > MAX_MONTH) hasBigSecond = true;
    if (Number(first) > MAX_MONTH) couldBeMonthFirst = false;
  }
  if (hasBigFirst && !hasLongLast && !hasBigSecond) return 'year';
  return hasBigSecond && couldBeMonthFirst ? 'month' : 'day';
}

/**
 * Whether a stored day of birth may be a year alone: one is stored as its 1 January.
 * @example isBirthYear('2010-01-01') // true
 */
export function isBirthYear(day: string): boolean {
  return day.endsWith('-01-01');
}

/**
 * A stored day of birth as people type it: `02/05/2010`, and the year where it may be a year alone.
 * @example formatBirth('2010-01-01') // '2010'
 */
export function formatBirth(day: string): string {
  return isBirthYear(day) ? day.slice(0, 4) : day.split('-').toReversed().join('/');
}

/**
 * Whether two stored days of birth can be one person's: equal, or of one year where a side may know only the year.
 * @example canBeSameBirth('2010-01-01', '2010-05-02') // true
 */
export function canBeSameBirth(one: string, other: string): boolean {
  return one === other || ((isBirthYear(one) || isBirthYear(other)) && one.slice(0, 4) === other.slice(0, 4));
}
