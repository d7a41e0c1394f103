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
 * A birth as files write it: a year of two digits or four, `02/05/2009`, `2-5-09`, `2009-05-02`; `isMonthFirst` as the United States write
 * it. Undefined for anything else, and for a day that no calendar has.
 * @example parseBirth('02/05/09') // { day: '2009-05-02', whole: true }
 */
export function parseBirth(text: string, isMonthFirst = false): Birth | undefined {
  const year = parseYear(text);
  if (year !== undefined) return { day: `${year}-01-01`, whole: false };
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  const local = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/.exec(text);
  const [one, two] = isMonthFirst ? [local?.[2], local?.[1]] : [local?.[1], local?.[2]];
  const [, y = '', m = '', d = ''] = iso ?? (local === null ? [] : [local[0], local[3], two, one]);
  const full = parseYear(y);
  if (full === undefined) return undefined;
  const day = `${full}-${pad(m)}-${pad(d)}`;
  return isDay(day) ? { day, whole: true } : undefined;
}

/**
 * Whether the dates of a column have their month first: some day is beyond 12 in second place and none in first.
 * @example isMonthFirst(['02/25/1990', '03/04/1985']) // true
 */
export function isMonthFirst(texts: Iterable<string>): boolean {
  let isFound = false;
  for (const text of texts) {
    const [, first, second] = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}$/.exec(text) ?? [];
    if (Number(first) > 12) return false;
    if (Number(second) > 12) isFound = true;
  }
  return isFound;
}
