/** Locales that name no language, and French ones: the product speaks French first. */
const FRENCH = /^(?:C|POSIX|fr)?(?:[._@].*)?$/i;

/** Language of the commands' messages: French, unless the locale names another language. */
export function readLanguage({ LC_ALL, LC_MESSAGES, LANG } = process.env) {
  return FRENCH.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'fr' : 'en';
}

/** One of two sentences, by the language of the person who runs the command. */
export const localize = (french, english) => (readLanguage() === 'fr' ? french : english);
