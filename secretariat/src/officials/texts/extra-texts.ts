import type { Language } from 'shared-domain';
import { useText } from '../use-console.ts';
import { EXTRAS_EN } from './en/extras.ts';
import { EXTRAS_FR } from './fr/extras.ts';
import { chooseText, fillText, findShownLanguage, type NameOfText, type TextKey, type TextValues } from './texts.ts';

/** Name of a text that only sheets and the device's screens say. */
export type ExtraKey = NameOfText<keyof typeof EXTRAS_FR>;

export type ExtraTranslate = (key: TextKey | ExtraKey, values?: TextValues) => string;

const TABLES = { fr: EXTRAS_FR, en: EXTRAS_EN } as const;

/** All texts of the consoles, in both languages for those that come with what is seldom needed: no first screen waits for them. */
export function useExtraText(): { readonly t: ExtraTranslate; readonly language: Language } {
  const { t, language } = useText();
  const shown = findShownLanguage(language);
  return {
    language,
    t(key, values = {}) {
      const text = chooseText(TABLES[shown], shown, key, values);
      return text === '' ? t(key as TextKey, values) : fillText(text, shown, values);
    },
  };
}
