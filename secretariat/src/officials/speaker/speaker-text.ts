import type { Language } from 'shared-domain';
import { chooseText, fillText, type TextValues } from '../texts/texts.ts';
import { useConsole } from '../use-console.ts';
import { SPEAKER_EN } from './speaker-en.ts';
import { SPEAKER_FR } from './speaker-fr.ts';

type StoredKey = keyof typeof SPEAKER_FR;
export type SpeakerKey = { [K in StoredKey]: K extends `${infer Name}_${'one' | 'other'}` ? Name : K }[StoredKey];

export type SpeakerTranslate = (key: SpeakerKey, values?: TextValues) => string;

/** What the speaker's lines are written with. */
export interface SpeakerWords {
  readonly t: SpeakerTranslate;
  readonly language: Language;
  readonly formatTime: (at: string | number) => string;
}

const TABLES = { fr: SPEAKER_FR, en: SPEAKER_EN } as const;

/** The texts of the speaker's console: they come with it, as no other one has them. */
export function useSpeakerText(): Pick<SpeakerWords, 't' | 'language'> {
  const language = useConsole().language();
  return {
    t: (key, values = {}) => fillText(chooseText(TABLES[language], language, key, values), language, values),
    language,
  };
}
