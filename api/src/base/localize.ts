import type { Language } from 'shared-domain';

/** Locales that name no language, and French ones: the product speaks French first. */
const FRENCH = /^(?:C|POSIX|fr)?(?:[._@].*)?$/i;

/** Language of what the server and its tools say to the operator: French, unless the locale names another language. */
export function readLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv = process.env): Language {
  return FRENCH.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'fr' : 'en';
}

/** One of two sentences, by the language of whoever runs the server. */
export const localize = (french: string, english: string): string => (readLanguage() === 'fr' ? french : english);
