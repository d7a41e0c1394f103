/** ISO date, `2026-06-13`. */
export type IsoDate = string;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** Wall clock of a zone; undefined for one that Intl does not know. */
function formatOf(tz: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(tz)) formats.set(tz, newFormat(tz));
  return formats.get(tz);
}

function newFormat(tz: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone: tz,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    return undefined;
  }
}

interface WallClock {
  readonly day: IsoDate;
  readonly time: string;
  /** The wall clock read as if it were UTC, ms. */
  readonly asUtc: number;
}

const NO_CLOCK: WallClock = { day: '', time: '', asUtc: Number.NaN };

function wallClock(instant: Date, tz: string): WallClock {
  const format = formatOf(tz);
  if (format === undefined || Number.isNaN(instant.getTime())) return NO_CLOCK;
  const part: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(instant)) part[type] = value;
  const day = `${part.year}-${part.month}-${part.day}`;
  const time = `${part.hour}:${part.minute}`;
  return { day, time, asUtc: Date.parse(`${day}T${time}:${part.second}Z`) };
}

const instantOf = (when: string | Date): Date => (typeof when === 'string' ? new Date(when) : when);

/**
 * Day on which an instant falls in a time zone; empty for an instant or a zone that is none.
 * @example findLocalDay('2016-08-14T22:25:00-03:00', 'Europe/Paris') // '2016-08-15'
 */
export function findLocalDay(when: string | Date, tz: string): IsoDate {
  return wallClock(instantOf(when), tz).day;
}

/**
 * Time of day in a time zone, `HH:MM`; empty for an instant or a zone that is none.
 * @example formatLocalTime('2016-08-14T22:25:00-03:00', 'Europe/Paris') // '03:25'
 */
export function formatLocalTime(when: string | Date, tz: string): string {
  return wallClock(instantOf(when), tz).time;
}

/** Whether Intl knows the zone. @example isTimeZone('Indian/Reunion') // true */
export function isTimeZone(tz: string): boolean {
  return formatOf(tz) !== undefined;
}

const midnight = (day: IsoDate): number => (DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN);

/**
 * The day `count` days later; calendar days, whatever the clocks do. Empty where the day is none.
 * @example addDays('2026-03-28', 2) // '2026-03-30'
 */
export function addDays(day: IsoDate, count: number): IsoDate {
  const date = new Date(midnight(day) + count * DAY_MINUTES * MINUTE_MS);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/**
 * First instant of a day in a time zone; two looks at the offset, as the clocks may change that very day. An invalid date
 * where the day or the zone is none.
 * @example startOfDay('2026-06-13', 'Indian/Reunion').toISOString() // '2026-06-12T20:00:00.000Z'
 */
export function startOfDay(day: IsoDate, tz: string): Date {
  const utc = midnight(day);
  let instant = utc;
  for (let look = 0; look < 2; look++) instant += utc - wallClock(new Date(instant), tz).asUtc;
  return new Date(instant);
}
