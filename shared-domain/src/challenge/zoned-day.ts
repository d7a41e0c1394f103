/** ISO date, `2026-06-13`. */
export type IsoDate = string;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

const formatsByZone = new Map<string, Intl.DateTimeFormat | undefined>();

/** The cached format of a zone's local time; undefined for a zone that Intl does not know. */
function findFormat(tz: string): Intl.DateTimeFormat | undefined {
  if (!formatsByZone.has(tz)) formatsByZone.set(tz, createFormat(tz));
  return formatsByZone.get(tz);
}

function createFormat(tz: string): Intl.DateTimeFormat | undefined {
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
  /** The local time as if it were UTC, ms since 1970. */
  readonly asUtc: number;
}

const NO_CLOCK: WallClock = { day: '', time: '', asUtc: Number.NaN };

function readWallClock(instant: Date, tz: string): WallClock {
  const format = findFormat(tz);
  if (format === undefined || Number.isNaN(instant.getTime())) return NO_CLOCK;
  const parts: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(instant)) parts[type] = value;
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  const time = `${parts.hour}:${parts.minute}`;
  return { day, time, asUtc: Date.parse(`${day}T${time}:${parts.second}Z`) };
}

const toInstant = (when: string | Date): Date => (typeof when === 'string' ? new Date(when) : when);

/**
 * Day on which an instant falls in a time zone; '' for a bad instant or zone.
 * @example findLocalDay('2016-08-14T22:25:00-03:00', 'Europe/Paris') // '2016-08-15'
 */
export function findLocalDay(when: string | Date, tz: string): IsoDate {
  return readWallClock(toInstant(when), tz).day;
}

/**
 * Time of day in a time zone, `HH:MM`; '' for a bad instant or zone.
 * @example formatLocalTime('2016-08-14T22:25:00-03:00', 'Europe/Paris') // '03:25'
 */
export function formatLocalTime(when: string | Date, tz: string): string {
  return readWallClock(toInstant(when), tz).time;
}

/** Whether Intl knows the zone. @example isTimeZone('Indian/Reunion') // true */
export function isTimeZone(tz: string): boolean {
  return findFormat(tz) !== undefined;
}

const findUtcMidnight = (day: IsoDate): number => (DAY_PATTERN.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN);

/**
 * The day `count` calendar days later; '' for a bad day.
 * @example addDays('2026-03-28', 2) // '2026-03-30'
 */
export function addDays(day: IsoDate, count: number): IsoDate {
  const date = new Date(findUtcMidnight(day) + count * DAY_MINUTES * MINUTE_MS);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/**
 * First instant of a day in a time zone, found in two passes because the clocks may change on that very day. An invalid Date for a
 * bad day or zone.
 * @example startOfDay('2026-06-13', 'Indian/Reunion').toISOString() // '2026-06-12T20:00:00.000Z'
 */
export function startOfDay(day: IsoDate, tz: string): Date {
  const utc = findUtcMidnight(day);
  let instant = utc;
  for (let pass = 0; pass < 2; pass++) instant += utc - readWallClock(new Date(instant), tz).asUtc;
  return new Date(instant);
}
