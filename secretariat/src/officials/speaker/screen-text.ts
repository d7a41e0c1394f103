import type { ScreensKey } from '../../components/screens/shown-words.ts';
import { screensEn } from '../../locales/screens/en.ts';
import { screensFr } from '../../locales/screens/fr.ts';
import { chooseText, fillText, type TextValues } from '../texts/texts.ts';
import type { SpeakerKey, SpeakerWords } from './speaker-text.ts';

/** What is said of screens is the same as on «Écrans» of the secretariat: it comes with the panel, since nothing before it says so. */
const TABLES = { fr: screensFr, en: screensEn } as const;

/** What the panel of screens is written with. */
export interface ScreenWords extends Omit<SpeakerWords, 't'> {
  readonly t: (key: SpeakerKey | ScreensKey, values?: TextValues) => string;
}

/** The speaker's words, and those of screens. */
export function addScreenWords(words: SpeakerWords): ScreenWords {
  const { language } = words;
  return {
    ...words,
    t(key, values = {}) {
      const text = chooseText(TABLES[language], language, key, values);
      return text === '' ? words.t(key as SpeakerKey, values) : fillText(text, language, values);
    },
  };
}
