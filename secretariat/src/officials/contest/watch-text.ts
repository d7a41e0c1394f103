import { type Language, spaceFrench } from 'shared-domain';

const WATCH_FR = {
  lead: '{{mark}} pour mener',
  podium: '{{mark}} pour le podium',
  final: '{{mark}} pour se qualifier',
  stay: '{{mark}} à franchir pour rester en lice',
  'attempt.1': 'au 1er essai',
  'attempt.2': 'au 2e essai au plus tard',
  record: '{{mark}} = {{record}}',
  bar: 'cette barre = {{record}}',
  doubt: 'À relire : {{record}}.',
} as const;

const WATCH_EN: Readonly<Record<keyof typeof WATCH_FR, string>> = {
  lead: '{{mark}} to lead',
  podium: '{{mark}} for the podium',
  final: '{{mark}} to qualify',
  stay: 'must clear {{mark}} to stay in',
  'attempt.1': 'at the 1st attempt',
  'attempt.2': 'at the 2nd attempt at the latest',
  record: '{{mark}} = {{record}}',
  bar: 'this bar = {{record}}',
  doubt: 'Read it again: {{record}}.',
};

/** Writes what the next attempt takes: the texts come with the script that works it out. */
export const createWatchTranslate =
  (language: Language) =>
  (key: keyof typeof WATCH_FR, values: Readonly<Record<string, string>> = {}): string => {
    const text = language === 'fr' ? spaceFrench(WATCH_FR[key]) : WATCH_EN[key];
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
