import { findLocalDay, formatLocalTime, makeDateFormat } from 'shared-domain';
import type { Language } from 'shared-domain/platform';

const zoned = (language: Language, options: Intl.DateTimeFormatOptions, tz: string) =>
  makeDateFormat(language, { ...options, timeZone: tz });

/** The day of an instant where the competition is. @example dayText('2026-06-16T21:59:59Z', 'Europe/Paris', 'fr') // '16 juin 2026' */
export const dayText = (instant: string, tz: string, language: Language): string =>
  zoned(language, { dateStyle: 'long' }, tz).format(new Date(instant));

/** Day and time of an instant, to the second. @example momentText('2026-06-16T13:02:41Z', 'Europe/Paris', 'fr') // '16/06/2026 15:02:41' */
export const momentText = (instant: string, tz: string, language: Language): string =>
  zoned(language, { dateStyle: 'short', timeStyle: 'medium' }, tz).format(new Date(instant));

/** Day and time of an instant, to the minute. @example minuteText('2026-06-16T13:02:41Z', 'Europe/Paris', 'fr') // '16/06/2026 15:02' */
export const minuteText = (instant: string, tz: string, language: Language): string =>
  zoned(language, { dateStyle: 'short', timeStyle: 'short' }, tz).format(new Date(instant));

/** Time of an instant where the competition is, after its day where that is not today there. @example timeText('2026-06-13T13:02:41Z', 'Europe/Paris', 'fr') // '15:02' on 13 June */
export const timeText = (instant: string, tz: string, language: Language, now = new Date()): string =>
  findLocalDay(instant, tz) === findLocalDay(now, tz)
    ? formatLocalTime(instant, tz)
    : minuteText(instant, tz, language);

/** The last day before an end, which is the first instant that no longer counts. @example lastDayText('2026-06-15T22:00:00Z', 'Europe/Paris', 'fr') // '15 juin 2026' */
export const lastDayText = (end: string, tz: string, language: Language): string =>
  dayText(new Date(Date.parse(end) - 1).toISOString(), tz, language);
