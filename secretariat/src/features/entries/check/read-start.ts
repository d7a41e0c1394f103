const LOCAL = /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}):(\d{2})/;
/** Workbooks say the seconds too. */
const HOUR = /^(\d{1,2})[:hH](\d{2})(?::00)?$/;

/** Years that a competition may be in, as the server has them. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** When an event starts, on the competition's clock; without a day on its first one. */
export interface Start {
  /** ISO. */
  readonly day: string | undefined;
  /** `14:30`. */
  readonly hour: string;
}

function isDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const date = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return isReal && year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** A start as a file says it; undefined for another text, a day that no calendar has, or an hour that no day has. @example readStart('14h30') // { hour: '14:30' } */
export function readStart(text: string): Start | undefined {
  const [, day, h, m] = LOCAL.exec(text) ?? [];
  const [, hour = h, minute = m] = HOUR.exec(text) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return day === undefined || isDay(day) ? { day, hour: `${hour.padStart(2, '0')}:${minute}` } : undefined;
}
