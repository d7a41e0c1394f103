import { type EventRef, isMarkError, parseMark, type TimeUnit } from 'shared-domain';

/** Three decimals, and further ones, for which the time is rounded up. */
const EXTRA_DECIMALS = /([.,]\d{3})(\d+)$/;

/** `2:40.32,4` and `56.17,6`: a point before the seconds, then a comma, which comma-separated text shows as a blank (P5.8). */
const DOTTED_SECONDS = /^(\d{1,2}:)?(\d{1,3})\.(\d{2})[, ](\d{1,2})$/;

/** `1 days 02:03:04`, `1 day, 2:03:04`, `1d 5H 0M 0S`: days before hours, as programs for tables and for statistics write them. */
const DAYS_BEFORE = /^(\d{1,2}) ?(?:d(?:ays?)?|j(?:ours?)?|tage?),? +\+?(\d{1,2})(?= ?[:h])/i;

/** The time as `parseMark` reads it, from `0 days 02:17:03`, `1900-01-01 02:17:03`, `2:17:03 h`, `1h02m33s` or `PT1H2M33S`. */
function normalizeTime(cell: string): string {
  const text = cell
    .replace(/^(?:0 days?,? |(?:1899|1900)-\d{2}-\d{2}[T ])\+?/i, '')
    .replace(DAYS_BEFORE, (_, days: string, hours: string) => String(Number(days) * 24 + Number(hours)))
    .replace(/^PT(?=\d)/i, '')
    .replace(/(?<=^\d{1,3}:\d\d:\d\d(?:[.,]\d+)?) ?h(?:rs?)?$/i, '')
    .replace(/\s+/g, ' ');
  const [, before = '', minutes, seconds, tenths] = DOTTED_SECONDS.exec(text) ?? [];
  if (minutes !== undefined) return `${before}${minutes}:${seconds},${tenths}`;
  const [, h, m, s] = /^(?:(\d+) ?h(?:rs?)? ?)?(\d+) ?m(?:in|n)? ?(?:(\d+(?:[.,]\d+)?) ?s(?:ec)?)?$/i.exec(text) ?? [];
  if (m === undefined) return text;
  return [...(h === undefined ? [] : [h]), m.padStart(2, '0'), (s ?? '00').padStart(2, '0')].join(':');
}

/** How the times of a column are written: as numbers of a unit, or as minutes and seconds that a spreadsheet took for hours and minutes. */
export type WrittenUnit = TimeUnit | 'shifted' | DatedTimes;

/** Times of more than a day behind the dates that workbooks count days with: `firstDay` is that of times under 24 hours. */
interface DatedTimes {
  readonly firstDay: number;
}

export const DAY_MS = 86_400_000;
const DATE_BEFORE = /^((?:1899|1900)-\d{2}-\d{2})[T ]/;
const readDay = (cell: string): number | undefined => {
  const [, date] = DATE_BEFORE.exec(cell.trim()) ?? [];
  return date === undefined ? undefined : Date.parse(date) / DAY_MS;
};

/** The last two days before those that a workbook shows as dates: programs count from one or the other. */
const DAYS_ZERO = [Date.parse('1899-12-30') / DAY_MS, Date.parse('1899-12-31') / DAY_MS] as const;

/** Finds whether the dates before the times of a column differ, or only some have one: they count days then, else they mean nothing. */
export function findDatedTimes(cells: readonly string[]): DatedTimes | undefined {
  const days = new Set(cells.map(readDay));
  const dates = [...days].filter((day) => day !== undefined);
  if (dates.length === 0 || days.size === 1) return undefined;
  const earliest = Math.min(...dates);
  const [earlierZero, laterZero] = DAYS_ZERO;
  if (!days.has(undefined) || earliest <= earlierZero) return { firstDay: earliest };
  return { firstDay: earliest === laterZero ? earlierZero : laterZero };
}

/** A time of a column that is `shifted`: `40:09:00` is 40 min 09 s. */
export const SHIFTED_TIME = /^(\d{1,3}:[0-5]\d):00$/;

const UNIT_MS: Readonly<Record<TimeUnit, number>> = { s: 1000, min: 60_000, h: 3_600_000 };

/** ms of a number of seconds, minutes or hours; undefined for a text that is no number. */
export function parseUnitTime(cell: string, unit: TimeUnit): number | undefined {
  const text = cell.replace(/(?<=^\d+)[, ](?=\d+$)/, '.');
  return /^\d+(?:\.\d+)?$/.test(text) ? Math.round(Number(text) * UNIT_MS[unit]) : undefined;
}

/**
 * ms of a time; 0 for `00:00:00`, which means no time; undefined for a text that is no time. A plain number is in `unit`, the unit of its
 * column.
 */
export function parseRaceTime(cell: string, event: EventRef, unit?: WrittenUnit): number | undefined {
  if (typeof unit === 'object') {
    const ms = parseRaceTime(cell, event);
    const days = (readDay(cell) ?? unit.firstDay) - unit.firstDay;
    return ms === undefined ? undefined : ms + days * DAY_MS;
  }
  if (unit === 'shifted') return parseRaceTime(SHIFTED_TIME.exec(cell.trim())?.[1] ?? cell, event);
  const counted = unit === undefined ? undefined : parseUnitTime(cell, unit);
  if (counted !== undefined) return counted;
  const text = normalizeTime(cell);
  const [, , extraDecimals = ''] = EXTRA_DECIMALS.exec(text) ?? [];
  const mark = parseMark(text.replace(EXTRA_DECIMALS, '$1'), event, 'ms');
  if (isMarkError(mark)) return mark.error === 'zero' || /^0+(?:[:.,hH'’"]0+)*$/.test(text) ? 0 : undefined;
  return mark.v === undefined ? undefined : mark.v + (/[1-9]/.test(extraDecimals) ? 1 : 0);
}
