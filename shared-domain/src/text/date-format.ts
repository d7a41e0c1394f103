import type { Language } from './language.ts';

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };

/** The day 1 before the name of a month, alone or at the start of a range. */
const FIRST_OF_MONTH = /(?<![\d/:.])1(?=(?:–\d{1,2})?\s(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/g;

const markFirstOfMonth = (text: string): string => text.replace(FIRST_OF_MONTH, '1er');

/** Formats dates and ranges of dates. */
export type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange'>;

/** A format takes a hundred times as long to make as to use, and a page makes the same few in every row. */
const made = new Map<string, DateFormat>();

/**
 * A date format of a language: British in English; in French the first of a month is «1er», which `Intl` does not write.
 * @example makeDateFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 11, 1)) // '1er décembre 2026'
 */
export function makeDateFormat(language: Language, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = language + JSON.stringify(options);
  const format = made.get(key) ?? createDateFormat(language, options);
  made.set(key, format);
  return format;
}

function createDateFormat(language: Language, options: Intl.DateTimeFormatOptions): DateFormat {
  const dateFormat = new Intl.DateTimeFormat(LOCALES[language], options);
  if (language !== 'fr') return dateFormat;
  return {
    format: (date) => markFirstOfMonth(dateFormat.format(date)),
    formatRange: (start, end) => markFirstOfMonth(dateFormat.formatRange(start, end)),
  };
}
