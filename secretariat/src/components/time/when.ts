import type { Language } from 'shared-domain/platform';

const zoned = (language: Language, options: Intl.DateTimeFormatOptions, tz: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'fr-FR', { ...options, timeZone: tz });

/** The day of an instant where the competition is. @example dayText('2026-06-16T21:59:59Z', 'Europe/Paris', 'fr') // '16 juin 2026' */
export const dayText = (instant: string, tz: string, language: Language): string =>
  zoned(language, { dateStyle: 'long' }, tz).format(new Date(instant));

/** Day and time of an instant, to the second. @example momentText('2026-06-16T13:02:41Z', 'Europe/Paris', 'fr') // '16/06/2026 15:02:41' */
export const momentText = (instant: string, tz: string, language: Language): string =>
  zoned(language, { dateStyle: 'short', timeStyle: 'medium' }, tz).format(new Date(instant));

/** Day and time of an instant, to the minute. @example minuteText('2026-06-16T13:02:41Z', 'Europe/Paris', 'fr') // '16/06/2026 15:02' */
export const minuteText = (instant: string, tz: string, language: Language): string =>
  zoned(language, { dateStyle: 'short', timeStyle: 'short' }, tz).format(new Date(instant));
