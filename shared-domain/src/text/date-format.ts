import type { Language } from './language.ts';

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };

/** A first of the month before the name of its month, alone or where a range begins. */
const FIRST = /(?<![\d/:.])1(?=(?:–\d{1,2})?\s(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/g;

const markFirst = (text: string): string => text.replace(FIRST, '1er');

/** What writes a date in words. */
export type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange'>;

/**
 * Writes dates as the language writes them: British order in English; in French the first of a month is «1er», which `Intl` does not know.
 * @example makeDateFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 11, 1)) // '1er décembre 2026'
 */
export function makeDateFormat(language: Language, options: Intl.DateTimeFormatOptions): DateFormat {
  const made = new Intl.DateTimeFormat(LOCALES[language], options);
  if (language !== 'fr') return made;
  return {
    format: (date) => markFirst(made.format(date)),
    formatRange: (start, end) => markFirst(made.formatRange(start, end)),
  };
}
