import { type Language, spaceFrench } from 'shared-domain';
import { chooseText, type TextValues } from '../texts/texts.ts';
import { useConsole } from '../use-console.ts';

const FR = {
  'heights.then': '{{heights}} puis +{{cm}}',
  'heights.add': 'Ajouter {{bar}}',
  'heights.remove': 'Retirer {{bar}}',
  'presences.ask': 'Présences…',
  'presences.none': 'Aucune absence notée.',
  'presences.absent_one': 'Absence notée : {{bibs}}',
  'presences.absent_other': 'Absences notées : {{bibs}}',
  'presences.title': 'Qui est là ?',
  'presences.text': 'Touchez une fois : là ; deux fois : absent. On n’attend pas les absents.',
} as const;

const EN: Readonly<Record<keyof typeof FR, string>> = {
  'heights.then': '{{heights}} then +{{cm}}',
  'heights.add': 'Add {{bar}}',
  'heights.remove': 'Remove {{bar}}',
  'presences.ask': 'Presence…',
  'presences.none': 'No absence noted.',
  'presences.absent_one': 'Noted absent: {{bibs}}',
  'presences.absent_other': 'Noted absent: {{bibs}}',
  'presences.title': 'Who is here?',
  'presences.text': 'Touch once: here; twice: absent. Nobody waits for the absent.',
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
