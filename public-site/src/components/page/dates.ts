import { type DateFormat, findLocalDay, makeDateFormat } from 'shared-domain';
import type { Language } from '../../locales/use-text.ts';

const formats = new Map<string, DateFormat>();

function format(language: Language, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = `${language}${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = makeDateFormat(language, options);
  formats.set(key, made);
  return made;
}

/** Days are formatted at noon UTC, so that no time zone shifts them. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The year is shown only where it is not the current one. */
const yearOf = (day: string): Intl.DateTimeFormatOptions =>
  day.slice(0, 4) === today().slice(0, 4) ? {} : { year: 'numeric' };

/** `2026-06-13` → `sam. 13 juin`; with the year when it is not this one. */
export const shortDay = (day: string, language: Language): string =>
  format(language, { weekday: 'short', day: 'numeric', month: 'long', ...yearOf(day), timeZone: 'UTC' }).format(
    noon(day),
  );

/** `2026-06-13` → `Sam. 13`, for a switch of a few days. */
export const tinyDay = (day: string, language: Language): string =>
  capital(format(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' }).format(noon(day)));

/** `2026-06-13` → `13 juin 2026`. */
export const fullDay = (day: string, language: Language): string =>
  format(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noon(day));

/** `2026-06-13` → `Samedi 13 juin`, number and month on one line; with the year when it is not this one. */
export const longDay = (day: string, language: Language): string =>
  capital(
    format(language, { weekday: 'long', day: 'numeric', month: 'long', ...yearOf(day), timeZone: 'UTC' }).format(
      noon(day),
    ),
  ).replace(/(\d|1er) /, '$1\u00a0');

/** `2026-06-13` → `Juin 2026`. */
export const formatMonth = (day: string, language: Language): string =>
  capital(format(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noon(day)));

/** `2026-06-13` → `13`. */
export const dayNumber = (day: string): number => Number(day.slice(8));

/** `2026-06-13` → `juin`; with the year when it is not this one. */
export const monthShort = (day: string, language: Language): string =>
  format(language, { month: 'short', ...yearOf(day), timeZone: 'UTC' }).format(noon(day));

/** Days of a meeting: `Sam. 13 juin 2026`, `Du 13 au 14 juin 2026`. */
export function dayRange(days: readonly string[], language: Language): string {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return '';
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  if (first === last) return capital(format(language, { ...options, weekday: 'short' }).format(noon(first)));
  return format(language, options).formatRange(noon(first), noon(last));
}

/** The day that many days later; `days` may be negative. */
export function shiftDay(day: string, days: number): string {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The zone in which days begin where no competition has its own; the server uses the same. */
const SITE_ZONE = 'Europe/Paris';

/** Today in the site's zone, whatever the zone of the reader's device or of the server. */
export const today = (): string => findLocalDay(new Date().toISOString(), SITE_ZONE);

/** `14:32:10` in the stadium's zone. */
export const secondsTime = (iso: string, tz: string): string =>
  format('en', { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone: tz }).format(
    new Date(iso),
  );

/** `14:32`: an instant (ms) in the zone of the reader's device. */
export const clockTime = (instant: number): string =>
  format('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
