import type { Language } from '../text/language.ts';
import { disciplineName } from './discipline-name.ts';
import type { EventRef } from './event-ref.ts';

const SHORT_FIELD: Readonly<Record<number, Readonly<Record<Language, string>>>> = {
  900001: { fr: 'Haut.', en: 'HJ' },
  900002: { fr: 'Perche', en: 'PV' },
  900003: { fr: 'Long.', en: 'LJ' },
  900004: { fr: 'Triple', en: 'TJ' },
  900005: { fr: 'Poids', en: 'SP' },
  900006: { fr: 'Disque', en: 'DT' },
  900007: { fr: 'Marteau', en: 'HT' },
  900008: { fr: 'Jav.', en: 'JT' },
  900009: { fr: 'M. lourd', en: 'WT' },
};

/** A column's heading in a combined event. @example '100 H', 'Haut.', '1500' */
export function disciplineShort(event: EventRef, language: Language): string {
  const field = SHORT_FIELD[event.g0];
  if (field) return field[language];
  if (event.g0 >= 800_000) return disciplineName(event, language);
  return event.g1.startsWith('H') ? `${event.g0} H` : String(event.g0);
}
