import { findLocalDay, makeDateFormat } from 'shared-domain';
import type { Language } from '../../locales/use-text.ts';
import { readNow } from '../page-clock.ts';

/** Days are formatted at noon UTC, so that no time zone shifts them. */
const toNoonUtc = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The year is shown only where it is not the current one. */
const chooseYearOption = (day: string): Intl.DateTimeFormatOptions =>
  day.slice(0, 4) === findToday().slice(0, 4) ? {} : { year: 'numeric' };

/** `2026-06-13` → `sam. 13 juin`; with the year when it is not this one. */
export const formatShortDay = (day: string, language: Language): string =>
  makeDateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...chooseYearOption(day),
    timeZone: 'UTC',
  }).format(toNoonUtc(day));

/** `2026-06-13` → `Sam. 13`, for a switch of a few days. */
export const formatTinyDay = (day: string, language: Language): string =>
  capitalise(makeDateFormat(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' }).format(toNoonUtc(day)));

/** `2026-06-13` → `13 juin 2026`. */
export const formatFullDay = (day: string, language: Language): string =>
  makeDateFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(toNoonUtc(day));

/** `2026-06-13` → `Samedi 13 juin`, number and month on one line; with the year when it is not this one. */
export const formatLongDay = (day: string, language: Language): string =>
  capitalise(
    makeDateFormat(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...chooseYearOption(day),
      timeZone: 'UTC',
    }).format(toNoonUtc(day)),
  ).replace(/(\d|1er) /, '$1\u00a0');

/** `2026-06-13` → `Juin 2026`. */
export const formatMonth = (day: string, language: Language): string =>
  capitalise(makeDateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(toNoonUtc(day)));

/** `2026-06-13` → `13`. */
export const readDayNumber = (day: string): number => Number(day.slice(8));

/** `2026-06-13` → `juin`; with the year when it is not this one. */
export const formatShortMonth = (day: string, language: Language): string =>
  makeDateFormat(language, { month: 'short', ...chooseYearOption(day), timeZone: 'UTC' }).format(toNoonUtc(day));

/** Days of a meeting: `Sam. 13 juin 2026`, `Du 13 au 14 juin 2026`. */
export function formatDayRange(days: readonly string[], language: Language): string {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return '';
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  if (first === last)
    return capitalise(makeDateFormat(language, { ...options, weekday: 'short' }).format(toNoonUtc(first)));
  return makeDateFormat(language, options).formatRange(toNoonUtc(first), toNoonUtc(last));
}

/** The day that many days later; `days` may be negative. */
export function shiftDay(day: string, days: number): string {
  const date = toNoonUtc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The zone in which days begin where no competition has its own; the server uses the same. */
const SITE_ZONE = 'Europe/Paris';

/** Today in the site's zone, whatever the zone of the reader's device or of the server. */
export const findToday = (): string => findLocalDay(readNow().toISOString(), SITE_ZONE);

/** `14:32:10` in the stadium's zone. */
export const formatTimeWithSeconds = (iso: string, tz: string): string =>
  makeDateFormat('en', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: tz,
  }).format(new Date(iso));

/** `14:32`: an instant (ms) in the zone of the reader's device. */
export const formatClockTime = (instant: number): string =>
  makeDateFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
