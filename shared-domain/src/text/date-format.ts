import type { Language } from './language.ts';

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };

/** The day 1 before the name of a month, alone or at the start of a range. */
const FIRST_OF_MONTH = /(?<![\d/:.])1(?=(?:–\d{1,2})?\s(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/g;

/** `Intl` of Node.js and of Chromium write ranges with other spaces, which must be the same in a page that both draw. */
const SPECIAL_SPACES = /[\u2009\u202f]/g;
const RANGE_DASH = /\s*–\s*/;

/** A range with plain spaces: «13–14 juin», «30 juin – 1 juillet». */
function spaceRange(text: string): string {
  const [first = '', last = ''] = text.split(RANGE_DASH);
  const isOfOneMonth = /(?<!\d)\d{1,2}$/.test(first) && /^\d/.test(last);
  return text.replace(RANGE_DASH, isOfOneMonth ? '–' : ' – ').replace(SPECIAL_SPACES, ' ');
}

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
  const finish = (text: string) => (language === 'fr' ? markFirstOfMonth(text) : text);
  return {
    format: (date) => finish(dateFormat.format(date).replace(SPECIAL_SPACES, ' ')),
    formatRange: (start, end) => finish(spaceRange(dateFormat.formatRange(start, end))),
  };
}
