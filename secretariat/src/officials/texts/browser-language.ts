import type { Language } from 'shared-domain';

/** The language of this browser, of those that there are texts in. */
export const findBrowserLanguage = (): Language => (/^en/i.test(navigator.language) ? 'en' : 'fr');
