import { type Language, loadTexts } from 'shared-domain/platform';

export const NAMESPACE = 'public-site';

/** A language is a chunk of its own, which the server preloads by its name `text.…`. */
const loadLanguage = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  language === 'en'
    ? (await import(/* webpackChunkName: "text.en" */ './en.ts')).en
    : (await import(/* webpackChunkName: "text.fr" */ './fr.ts')).fr;

/** Adds the texts of the public site in the reader's language to i18next. */
export const registerTexts = (): Promise<void> => loadTexts(NAMESPACE, loadLanguage);
