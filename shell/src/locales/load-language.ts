import type { Language } from 'shared-domain/platform';
import { fr } from './fr.ts';

/** The texts of the frame in a language; French ones come with it, English ones are a script of their own. */
export const loadLanguage = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  language === 'fr' ? fr : (await import(/* webpackChunkName: "shell.en" */ './en.ts')).en;
