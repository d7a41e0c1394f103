import i18n from 'i18next';
import { spaceFrench } from '../text/french-spaces.ts';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const STORAGE_KEY = 'foulee.language';

const isLanguage = (text: string | null | undefined): text is Language => text === 'fr' || text === 'en';

/** The reader's choice, else the browser's prefix when it is en or fr, else French (P1.3). */
export function preferredLanguage(browser: string = navigator.language): Language {
  const stored = readStoredLanguage();
  if (isLanguage(stored)) return stored;
  const prefix = browser.slice(0, 2).toLowerCase();
  return isLanguage(prefix) ? prefix : 'fr';
}

/** Starts the page's only i18n instance, with English as the fallback (P1.3). */
export function startLanguage(language: Language = preferredLanguage()): void {
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: ':',
  });
  if (typeof document !== 'undefined') writeLanguage(language);
}

/** Writes the page's language where it is another: written again, it has browsers style everything anew. */
function writeLanguage(language: Language): void {
  const { documentElement } = document;
  if (documentElement.lang !== language) documentElement.lang = language;
}

type Texts = Readonly<Record<string, string>>;

/** Texts with their spaced copies, because the server adds the same texts for every page that it draws. */
const spacedTexts = new WeakMap<Texts, Texts>();

function spaceTexts(texts: Texts): Texts {
  const cached = spacedTexts.get(texts);
  if (cached !== undefined) return cached;
  const spacedCopy = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, spaceFrench(text)]));
  spacedTexts.set(texts, spacedCopy);
  return spacedCopy;
}

/**
 * Adds an application's texts under its own namespace, or replaces them. Spaces of French punctuation, which are plain in the sources,
 * become no-break spaces.
 */
export function addTexts(namespace: string, { fr, en }: Readonly<Record<Language, Texts>>): void {
  addLanguage(namespace, 'fr', fr);
  addLanguage(namespace, 'en', en);
}

function addLanguage(namespace: string, language: Language, texts: Texts): void {
  // Flat, and never changed in place: i18next need not copy them one by one.
  const asTheyAre = { skipCopy: true };
  const added = language === 'fr' ? spaceTexts(texts) : texts;
  i18n.addResourceBundle(language, namespace, added, false, true, asTheyAre);
}

/** Loads an application's texts of one language. */
type TextLoader = (language: Language) => Promise<Texts>;

/** How the texts of an application are loaded, by its namespace, for when the reader changes the language. */
const textLoaders = new Map<string, TextLoader>();

/**
 * Loads an application's texts of the page's language, and from now on those of a language that the reader chooses, unless they
 * are there already.
 * @throws what `load` throws
 */
export async function loadTexts(namespace: string, load: TextLoader): Promise<void> {
  textLoaders.set(namespace, load);
  await loadMissingTexts(currentLanguage());
}

async function loadMissingTexts(language: Language): Promise<void> {
  const missing = [...textLoaders].filter(([namespace]) => !i18n.hasResourceBundle(language, namespace));
  const loadAll = missing.map(async ([namespace, load]) => addLanguage(namespace, language, await load(language)));
  await Promise.all(loadAll);
}

export const currentLanguage = (): Language => (i18n.language === 'en' ? 'en' : 'fr');

/** The last choice of a language: one that was slow to load does not replace a later one. */
let chosenLanguage: Language | undefined;

/**
 * Changes the language of the whole page and stores the choice on the device: at once where all texts are there, else when they
 * have been loaded.
 * @throws what a loader of texts throws; the language stays
 */
export function changeLanguage(language: Language): Promise<void> {
  chosenLanguage = language;
  const isLoaded = [...textLoaders.keys()].every((namespace) => i18n.hasResourceBundle(language, namespace));
  if (isLoaded) {
    applyLanguage(language);
    return Promise.resolve();
  }
  return loadMissingTexts(language).then(() => {
    if (chosenLanguage === language) applyLanguage(language);
  });
}

function applyLanguage(language: Language): void {
  writeLanguage(language);
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Where nothing can be stored, the choice holds for this visit.
  }
  void i18n.changeLanguage(language);
}

function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
