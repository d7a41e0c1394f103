const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}):(\d{2})/;
/** Workbooks write the seconds too. */
const CLOCK_TIME = /^(\d{1,2})[:hH](\d{2})(?::00)?$/;

/** Years of competitions that the server accepts. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** A start in the competition's local time. */
interface StartTime {
  /** ISO; undefined for the competition's first day. */
  readonly day: string | undefined;
  /** `14:30`. */
  readonly time: string;
}

function isDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const date = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return isReal && year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Parses the start in a cell; undefined for another text, or an impossible day or time. @example readStart('14h30') // { time: '14:30' } */
export function readStart(text: string): StartTime | undefined {
  const [, day, h, m] = DATE_TIME.exec(text) ?? [];
  const [, hour = h, minute = m] = CLOCK_TIME.exec(text) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return day === undefined || isDay(day) ? { day, time: `${hour.padStart(2, '0')}:${minute}` } : undefined;
}
