/** ISO date, `2026-06-13`. */
export type IsoDate = string;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tz: string): Intl.DateTimeFormat {
  let format = formats.get(tz);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: tz,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(tz, format);
  }
  return format;
}

interface WallClock {
  readonly day: IsoDate;
  readonly time: string;
  /** The wall clock read as if it were UTC, ms. */
  readonly asUtc: number;
}

function wallClock(instant: Date, tz: string): WallClock {
  const part: Record<string, string> = {};
  for (const { type, value } of formatOf(tz).formatToParts(instant)) part[type] = value;
  const day = `${part.year}-${part.month}-${part.day}`;
  const time = `${part.hour}:${part.minute}`;
  return { day, time, asUtc: Date.parse(`${day}T${time}:${part.second}Z`) };
}

const instantOf = (when: string | Date): Date => (typeof when === 'string' ? new Date(when) : when);

/** Day on which an instant falls in a time zone. @example dayOf('2016-08-14T22:25:00-03:00', 'Europe/Paris') // '2016-08-15' */
export function dayOf(when: string | Date, tz: string): IsoDate {
  return wallClock(instantOf(when), tz).day;
}

/** Time of day in a time zone, `HH:MM`. */
export function timeOf(when: string | Date, tz: string): string {
  return wallClock(instantOf(when), tz).time;
}

/** Whether Intl knows the zone. */
export function isTimeZone(tz: string): boolean {
  try {
    formatOf(tz);
    return true;
  } catch {
    return false;
  }
}

/** The day `count` days later; calendar days, whatever the clocks do. @example addDays('2026-03-28', 2) // '2026-03-30' */
export function addDays(day: IsoDate, count: number): IsoDate {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** First instant of a day in a time zone; two looks at the offset, as the clocks may change that very day. */
export function startOfDay(day: IsoDate, tz: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  let instant = utc;
  for (let look = 0; look < 2; look++) instant += utc - wallClock(new Date(instant), tz).asUtc;
  return new Date(instant);
}
