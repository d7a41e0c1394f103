import { formatLocalTime, startOfDay } from 'shared-domain';

const MINUTE_MS = 60_000;

/** Minutes after midnight of a wall clock, `HH:MM`; not a number for anything else. @example parseClock('14:30') // 870 */
export function parseClock(time: string): number {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time);
  const [hours, minutes] = [Number(match?.[1]), Number(match?.[2])];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : Number.NaN;
}

/** A wall clock, `HH:MM`, from minutes after midnight, limited to one day. @example formatClock(870) // '14:30' */
export function formatClock(minutes: number): string {
  const clamped = Math.min(Math.max(Math.round(minutes), 0), 24 * 60 - 1);
  return `${String(Math.floor(clamped / 60)).padStart(2, '0')}:${String(clamped % 60).padStart(2, '0')}`;
}

/**
 * The instant, as ISO text, of a day and a wall clock in a time zone; undefined where one of them is invalid. On a day whose clocks
 * change it is the instant at which the local clock shows that time.
 */
export function parseLocalTime(day: string, time: string, tz: string): string | undefined {
  const wantedMinutes = parseClock(time);
  const guess = startOfDay(day, tz).getTime() + wantedMinutes * MINUTE_MS;
  if (Number.isNaN(guess)) return undefined;
  const shownMinutes = parseClock(formatLocalTime(new Date(guess), tz));
  return new Date(guess + (wantedMinutes - shownMinutes) * MINUTE_MS).toISOString();
}
