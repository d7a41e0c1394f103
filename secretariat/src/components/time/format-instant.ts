import { findLocalDay, formatLocalTime, makeDateFormat } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { Language } from 'shared-domain/platform';

const makeZonedFormat = (language: Language, options: Intl.DateTimeFormatOptions, tz: string) =>
  makeDateFormat(language, { ...options, timeZone: tz });

/** The day of an instant in a time zone. @example formatDay('2026-06-16T21:59:59Z', 'Europe/Paris', 'fr') // '16 juin 2026' */
export const formatDay = (instant: string, tz: string, language: Language): string =>
  makeZonedFormat(language, { dateStyle: 'long' }, tz).format(new Date(instant));

/** The day of an instant with its weekday. @example formatLongDay('2026-06-16T21:59:59Z', 'Europe/Paris', 'fr') // 'mardi 16 juin 2026' */
export const formatLongDay = (instant: string, tz: string, language: Language): string =>
  makeZonedFormat(language, { dateStyle: 'full' }, tz).format(new Date(instant));

/** The time of an instant, after its day where the competition has several. @example formatDayTime('2026-06-16T12:30:00Z', { tz: 'Europe/Paris', duration: 2 }, 'fr') // 'mar. 16 14:30' */
export const formatDayTime = (
  instant: string,
  { tz, duration }: Pick<Challenge, 'tz' | 'duration'>,
  language: Language,
): string => {
  const time = formatLocalTime(instant, tz);
  if (duration <= 1) return time;
  return `${makeZonedFormat(language, { weekday: 'short', day: 'numeric' }, tz).format(new Date(instant))} ${time}`;
};

/** Day and time of an instant, to the second. @example formatToSecond('2026-06-16T13:02:41Z', 'Europe/Paris', 'fr') // '16/06/2026 15:02:41' */
export const formatToSecond = (instant: string, tz: string, language: Language): string =>
  makeZonedFormat(language, { dateStyle: 'short', timeStyle: 'medium' }, tz).format(new Date(instant));

/** Day and time of an instant, to the minute. @example formatToMinute('2026-06-16T13:02:41Z', 'Europe/Paris', 'fr') // '16/06/2026 15:02' */
export const formatToMinute = (instant: string, tz: string, language: Language): string =>
  makeZonedFormat(language, { dateStyle: 'short', timeStyle: 'short' }, tz).format(new Date(instant));

/** The time of an instant in a time zone, with its day unless that is today. @example formatTimeOrDay('2026-06-13T13:02:41Z', 'Europe/Paris', 'fr') // '15:02' on 13 June */
export const formatTimeOrDay = (instant: string, tz: string, language: Language, now = new Date()): string =>
  findLocalDay(instant, tz) === findLocalDay(now, tz)
    ? formatLocalTime(instant, tz)
    : formatToMinute(instant, tz, language);

/** The last day before `end`, an exclusive limit. @example formatLastDay('2026-06-15T22:00:00Z', 'Europe/Paris', 'fr') // '15 juin 2026' */
export const formatLastDay = (end: string, tz: string, language: Language): string =>
  formatDay(new Date(Date.parse(end) - 1).toISOString(), tz, language);
