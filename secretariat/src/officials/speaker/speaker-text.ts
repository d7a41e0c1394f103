import type { Language } from 'shared-domain';
import { screensEn } from '../../locales/screens/en.ts';
import { screensFr } from '../../locales/screens/fr.ts';
import { chooseText, fillText, type TextValues } from '../texts/texts.ts';
import { useConsole } from '../use-console.ts';
import { SPEAKER_EN } from './speaker-en.ts';
import { SPEAKER_FR } from './speaker-fr.ts';

type StoredKey = keyof typeof SPEAKER_FR | keyof typeof screensFr;
type SpeakerKey = { [K in StoredKey]: K extends `${infer Name}_${'one' | 'other'}` ? Name : K }[StoredKey];

export type SpeakerTranslate = (key: SpeakerKey, values?: TextValues) => string;

/** What the speaker's lines are written with. */
export interface SpeakerWords {
  readonly t: SpeakerTranslate;
  readonly language: Language;
  readonly formatTime: (at: string | number) => string;
}

/** What is said of screens is the same as on «Écrans» of the secretariat. */
const TABLES = { fr: { ...screensFr, ...SPEAKER_FR }, en: { ...screensEn, ...SPEAKER_EN } } as const;

/** The texts of the speaker's console: they come with it, as no other one has them. */
export const createSpeakerTranslate =
  (language: Language): SpeakerTranslate =>
  (key, values) =>
    fillText(chooseText(TABLES[language], language, key, values), language, values);

export function useSpeakerText(): Pick<SpeakerWords, 't' | 'language'> {
  const language = useConsole().language();
  return { t: createSpeakerTranslate(language), language };
}
