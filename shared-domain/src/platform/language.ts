import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { spaceFrench } from '../text/french-spaces.ts';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'foulee.language';

const isLanguage = (text: string | null | undefined): text is Language => text === 'fr' || text === 'en';

/** The reader's choice, else the browser's prefix when it is en or fr, else French (P1.3). */
export function preferredLanguage(browser: string = navigator.language): Language {
  const stored = readStored();
  if (isLanguage(stored)) return stored;
  const prefix = browser.slice(0, 2).toLowerCase();
  return isLanguage(prefix) ? prefix : 'fr';
}

/** Starts the one i18n of the page. The fallback locale is English (P1.3). */
export function startLanguage(language: Language = preferredLanguage()): void {
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: ':',
    react: { useSuspense: false },
  });
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

type Texts = Readonly<Record<string, string>>;

/** What was spaced before: the server adds the same texts for every page that it draws. */
const spaced = new WeakMap<Texts, Texts>();

function spaceTexts(texts: Texts): Texts {
  const known = spaced.get(texts);
  if (known !== undefined) return known;
  const made = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, spaceFrench(text)]));
  spaced.set(texts, made);
  return made;
}

/**
 * Adds an application's texts under its own namespace; called again with new texts, it replaces them. The sources have plain spaces,
 * which everybody can type and see: French ones become no-break ones here.
 */
export function addTexts(namespace: string, { fr, en }: Readonly<Record<Language, Texts>>): void {
  i18n.addResourceBundle('fr', namespace, spaceTexts(fr), true, true);
  i18n.addResourceBundle('en', namespace, en, true, true);
}

export const currentLanguage = (): Language => (i18n.language === 'en' ? 'en' : 'fr');

/** Changes the language of the whole page and keeps the choice; the route stays. */
export function changeLanguage(language: Language): void {
  document.documentElement.lang = language;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // A private window forgets the choice at its end.
  }
  void i18n.changeLanguage(language);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
