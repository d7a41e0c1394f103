import { type EventRef, isMarkError, parseMark, type TimeUnit } from 'shared-domain';

/** The decimals of a time with more than three of them, which is rounded up to the ms. */
const EXTRA_DECIMALS = /([.,]\d{3})(\d+)$/;

/** `2:40.32,4` (2 h 40 min 32.4 s) and `56.17,6`: a point before the seconds, a comma after them, or a blank in comma-separated text. */
const DOTTED_SECONDS = /^(\d{1,2}:)?(\d{1,3})\.(\d{2})[, ](\d{1,2})$/;

/** `1 days 02:03:04`, `1 day, 2:03:04`, `1d 5H 0M 0S`: days before hours, as spreadsheets and statistics programs write them. */
const LEADING_DAYS = /^(\d{1,2}) ?(?:d(?:ays?)?|j(?:ours?)?|tage?),? +\+?(\d{1,2})(?= ?[:h])/i;

/** The time as `parseMark` reads it, from `0 days 02:17:03`, `1900-01-01 02:17:03`, `2:17:03 h`, `1h02m33s` or `PT1H2M33S`. */
function normalizeTime(cell: string): string {
  const text = cell
    .replace(/^(?:0 days?,? |(?:1899|1900)-\d{2}-\d{2}[T ])\+?/i, '')
    .replace(LEADING_DAYS, (_, days: string, hours: string) => String(Number(days) * 24 + Number(hours)))
    .replace(/^PT(?=\d)/i, '')
    .replace(/(?<=^\d{1,3}:\d\d:\d\d(?:[.,]\d+)?) ?h(?:rs?)?$/i, '')
    .replace(/\s+/g, ' ')
    // A decimal comma in quotes is a blank (P5.8).
    .replace(/(?<=:\d\d) (?=\d{1,3}$)/, '.');
  const [, hoursAndColon = '', dottedMinutes, dottedSeconds, decimals] = DOTTED_SECONDS.exec(text) ?? [];
  if (dottedMinutes !== undefined) return `${hoursAndColon}${dottedMinutes}:${dottedSeconds},${decimals}`;
  const [, hours, minutes, seconds] =
    /^(?:(\d+) ?h(?:rs?)? ?)?(\d+) ?m(?:in|n)? ?(?:(\d+(?:[.,]\d+)?) ?s(?:ec)?)?$/i.exec(text) ?? [];
  if (minutes === undefined) return text;
  return [...(hours === undefined ? [] : [hours]), minutes.padStart(2, '0'), (seconds ?? '00').padStart(2, '0')].join(
    ':',
  );
}

/** Unit of plain numbers; `d` is what a spreadsheet holds for a time, a part of a day. */
export type NumberUnit = TimeUnit | 'd';

/** How the times of a column are written: as numbers of a unit; `clock`, as a time of day for a time since midnight (`12:36:00 AM` is 36:00); `shifted`, as minutes and seconds that a spreadsheet took for hours and minutes, in some cases only from some hours on; or after dates. */
export type TimeNotation = NumberUnit | 'shifted' | 'clock' | PartlyShiftedTimes | DatedTimes;

/** A column in which only the times of `minHours` hours or more are shifted: `46:17:00` beside `01:01:34`. */
interface PartlyShiftedTimes {
  readonly minHours: number;
}

/** Times after dates, with which workbooks count whole days: a time on `firstDay` (days since 1970) is under 24 hours, one on the next day under 48. */
interface DatedTimes {
  readonly firstDay: number;
}

export const DAY_MS = 86_400_000;
const LEADING_DATE = /^((?:1899|1900)-\d{2}-\d{2})[T ]/;
/** The date before a time, in days since 1970. */
const readLeadingDay = (cell: string): number | undefined => {
  const [, date] = LEADING_DATE.exec(cell.trim()) ?? [];
  return date === undefined ? undefined : Date.parse(date) / DAY_MS;
};

/** Days since 1970 of the two dates that programs take for a workbook's day 0. */
const DAY_ZERO_CANDIDATES = [Date.parse('1899-12-30') / DAY_MS, Date.parse('1899-12-31') / DAY_MS] as const;

/** How the dates before the times of a column count days; undefined where they mean nothing: there are none, or every time has the same one. Times without a date beside dated ones are of the first day. */
export function findDatedTimes(cells: readonly string[]): DatedTimes | undefined {
  const days = new Set(cells.map(readLeadingDay));
  const dates = [...days].filter((day) => day !== undefined);
  if (dates.length === 0 || days.size === 1) return undefined;
  const earliest = Math.min(...dates);
  const [earlierZero, laterZero] = DAY_ZERO_CANDIDATES;
  if (!days.has(undefined) || earliest <= earlierZero) return { firstDay: earliest };
  return { firstDay: earliest === laterZero ? earlierZero : laterZero };
}

/** A time of a column that is `shifted`: `40:09:00` is 40 min 09 s. */
export const SHIFTED_TIME = /^(\d{1,3}:[0-5]\d):00$/;

const UNIT_MS: Readonly<Record<NumberUnit, number>> = { s: 1000, min: 60_000, h: 3_600_000, d: DAY_MS };

/** A time with AM or PM, as spreadsheets in English write times. */
export const CLOCK_TIME = /^(\d{1,2})(:[0-5]\d:[0-5]\d(?:[.,]\d{1,3})?) ?([ap])\.?m\.?$/i;

/** `0:36:00` of `12:36:00 AM` and `13:05:00` of `1:05:00 PM`; unchanged where a cell is no such time. */
const convertTo24Hours = (cell: string): string =>
  cell.replace(CLOCK_TIME, (_, hours: string, rest: string, half: string) =>
    [String((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)), rest].join(''),
  );

/** ms of a plain number in `unit`; undefined for a text that is no number. */
export function parseUnitTime(cell: string, unit: NumberUnit): number | undefined {
  const text = cell.replace(/(?<=^\d+)[, ](?=\d+$)/, '.');
  return /^\d+(?:\.\d+)?$/.test(text) ? Math.round(Number(text) * UNIT_MS[unit]) : undefined;
}

/**
 * ms of a time; 0 for `00:00:00`, which means no time; undefined for a text that is no time. `notation`: how its column is written; a
 * plain number is in that unit.
 */
export function parseRaceTime(cell: string, event: EventRef, notation?: TimeNotation): number | undefined {
  if (typeof notation === 'object' && 'minHours' in notation) {
    const isShifted = Number.parseInt(cell, 10) >= notation.minHours;
    return parseRaceTime(cell, event, isShifted ? 'shifted' : undefined);
  }
  if (typeof notation === 'object') {
    const ms = parseRaceTime(cell, event);
    const days = (readLeadingDay(cell) ?? notation.firstDay) - notation.firstDay;
    return ms === undefined ? undefined : ms + days * DAY_MS;
  }
  if (notation === 'shifted') return parseRaceTime(SHIFTED_TIME.exec(cell.trim())?.[1] ?? cell, event);
  if (notation === 'clock') return parseRaceTime(convertTo24Hours(cell.trim()), event);
  const plainNumberMs = notation === undefined ? undefined : parseUnitTime(cell, notation);
  if (plainNumberMs !== undefined) return plainNumberMs;
  const text = normalizeTime(cell);
  const [, , extraDecimals = ''] = EXTRA_DECIMALS.exec(text) ?? [];
  const mark = parseMark(text.replace(EXTRA_DECIMALS, '$1'), event, 'ms');
  if (isMarkError(mark)) return mark.error === 'zero' || /^0+(?:[:.,hH'’"]0+)*$/.test(text) ? 0 : undefined;
  return mark.v === undefined ? undefined : mark.v + (/[1-9]/.test(extraDecimals) ? 1 : 0);
}
