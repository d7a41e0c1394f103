import { type Language, spaceFrench } from 'shared-domain';
import { useConsole } from '../use-console.ts';

/** Texts that come with the script that shows them, so that no first screen waits for them. */
export type PartTexts<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** Says texts of a part in the language of the console. */
export function usePartText<Key extends string>(texts: PartTexts<Key>): (key: Key) => string {
  const language = useConsole().language();
  return (key) => (language === 'fr' ? spaceFrench(texts.fr[key]) : texts[language][key]);
}
