import { parseYear } from './two-digit-year.ts';

/** A day of birth; of a year alone its first day, which gives the category; that day itself is not stored. */
export interface Birth {
  /** ISO. */
  readonly day: string;
  readonly whole: boolean;
}

const pad = (number: string): string => number.padStart(2, '0');

/** Whether the calendar has that day. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/**
 * A birth as files write it: a year of two digits or four, `02/05/2009`, `2-5-09`, `2009-05-02`; its first part is the day unless the
 * column says another order. Undefined for anything else, and for a day that no calendar has.
 * @example parseBirth('02/05/09') // { day: '2009-05-02', whole: true }
 */
export function parseBirth(text: string, order: DateOrder = 'day'): Birth | undefined {
  const year = parseYear(text);
  if (year !== undefined) return { day: `${year}-01-01`, whole: false };
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  const local = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/.exec(text);
  const [a = '', b = '', c = ''] = local?.slice(1) ?? [];
  const [, y = '', m = '', d = ''] = iso ?? ['', ...{ day: [c, b, a], month: [c, a, b], year: [a, b, c] }[order]];
  const full = parseYear(y);
  if (full === undefined) return undefined;
  const day = `${full}-${pad(m)}-${pad(d)}`;
  return isDay(day) ? { day, whole: true } : undefined;
}

/** Which part of a date of two figures a part is first: `02/05/09` of the day, the month in the United States, `09-05-02` of the year. */
export type DateOrder = 'day' | 'month' | 'year';

const MAX_DAY = 31;
const MAX_MONTH = 12;

/**
 * The order of the dates of a column: the year is first where a first part is no day and no last part is one that is no year of two figures;
 * the month where a second part is beyond 12 and no first one.
 * @example findDateOrder(['02/25/1990', '03/04/1985']) // 'month'
 */
export function findDateOrder(texts: Iterable<string>): DateOrder {
  let [hasBigFirst, hasBigSecond, hasYear, hasMonths] = [false, false, false, true];
  for (const text of texts) {
    const [, first = '', second = '', last = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/.exec(text) ?? [];
    if (first === '') continue;
    if (Number(last) > MAX_DAY || last.length > 2) hasYear = true;
    if (Number(first) > MAX_DAY) hasBigFirst = true;
    if (Number(second) > MAX_MONTH) hasBigSecond = true;
    if (Number(first) > MAX_MONTH) hasMonths = false;
  }
  if (hasBigFirst && !hasYear && !hasBigSecond) return 'year';
  return hasBigSecond && hasMonths ? 'month' : 'day';
}
