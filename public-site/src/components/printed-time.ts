import type { Language } from '../locales/use-text.ts';

/** A moment in the reader's own zone: `20 novembre 2026 à 12:05`. */
export const dateAndTime = (moment: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(
    moment,
  );
