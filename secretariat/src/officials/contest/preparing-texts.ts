import { type Language, spaceFrench } from 'shared-domain';
import { chooseText, type TextValues } from '../texts/texts.ts';
import { useConsole } from '../use-console.ts';

const FR = {
  'heights.then': '{{heights}} puis +{{cm}}',
  'heights.add': 'Ajouter {{bar}}',
  'heights.remove': 'Retirer {{bar}}',
} as const;

const EN: Readonly<Record<keyof typeof FR, string>> = {
  'heights.then': '{{heights}} then +{{cm}}',
  'heights.add': 'Add {{bar}}',
  'heights.remove': 'Remove {{bar}}',
};

const TABLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { fr: FR, en: EN };

type PreparingKey = keyof typeof FR extends infer Stored
  ? Stored extends `${infer Name}_${'one' | 'other'}`
    ? Name
    : Stored
  : never;

export type SayPreparing = (key: PreparingKey, values?: TextValues) => string;

/** The texts of a field event that is being prepared: they come with its sheets, since no first screen waits for them. */
export function usePreparingText(): SayPreparing {
  const language = useConsole().language();
  return (key, values = {}) => {
    const text = chooseText(TABLES[language], language, key, values);
    const spaced = language === 'fr' ? spaceFrench(text) : text;
    return spaced.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
