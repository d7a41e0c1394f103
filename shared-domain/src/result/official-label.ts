import type { Language } from '../text/language.ts';
import type { TimeStanding } from '../timing/official-time.ts';

/** Labels of official and unofficial times. */
export const OFFICIAL_LABELS: Readonly<Record<TimeStanding, Readonly<Record<Language, string>>>> = {
  official: { fr: 'Temps officiel', en: 'Official time' },
  unofficial: { fr: 'Temps non officiel', en: 'Unofficial time' },
};

/** Label of a time (P4.5). @example formatOfficial(false, 'fr') // 'Temps non officiel' */
export function formatOfficial(official: boolean, language: Language): string {
  return OFFICIAL_LABELS[official ? 'official' : 'unofficial'][language];
}
