import type { Language } from '../text/language.ts';

type Word = readonly [singular: string, plural: string];

/** Units in words, singular and plural. */
const UNIT_WORDS: Readonly<Record<Language, Readonly<Record<SpokenUnit, Word>>>> = {
  fr: {
    hour: ['heure', 'heures'],
    minute: ['minute', 'minutes'],
    second: ['seconde', 'secondes'],
    metre: ['mètre', 'mètres'],
    metrePerSecond: ['mètre par seconde', 'mètres par seconde'],
    point: ['point', 'points'],
  },
  en: {
    hour: ['hour', 'hours'],
    minute: ['minute', 'minutes'],
    second: ['second', 'seconds'],
    metre: ['metre', 'metres'],
    metrePerSecond: ['metre per second', 'metres per second'],
    point: ['point', 'points'],
  },
};

type SpokenUnit = 'hour' | 'minute' | 'second' | 'metre' | 'metrePerSecond' | 'point';

/**
 * A number with its unit in words: singular below two in French, for one in English. `numberText` is the number with its decimals,
 * where it has any.
 * @example formatCount(0, 'minute', 'fr') // '0 minute'
 */
export function formatCount(n: number, unit: SpokenUnit, language: Language, numberText = String(n)): string {
  const [singular, plural] = UNIT_WORDS[language][unit];
  const isSingular = language === 'fr' ? n < 2 : n === 1;
  return `${numberText} ${isSingular ? singular : plural}`;
}
