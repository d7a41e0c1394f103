import type { EventRef } from '../discipline/event-ref.ts';
import type { Language } from '../text/language.ts';
import { type TimeParts, timeParts } from './format-time.ts';
import { isMark, type Performance } from './performance.ts';
import { shownValue, timeStep, unitOf } from './shown-value.ts';

const UNIT_WORDS = {
  fr: {
    hour: ['heure', 'heures'],
    minute: ['minute', 'minutes'],
    second: ['seconde', 'secondes'],
    metre: ['mètre', 'mètres'],
    point: ['point', 'points'],
  },
  en: {
    hour: ['hour', 'hours'],
    minute: ['minute', 'minutes'],
    second: ['second', 'seconds'],
    metre: ['metre', 'metres'],
    point: ['point', 'points'],
  },
} as const;

/** What a status means, said in full. */
export const STATUS_WORDS = {
  fr: {
    2: 'non-partant',
    3: 'abandon',
    4: 'disqualifié',
    5: 'sans performance',
    6: 'sans résultat',
    7: 'retiré du concours',
  },
  en: { 2: 'did not start', 3: 'did not finish', 4: 'disqualified', 5: 'no mark', 6: 'no result', 7: 'retired' },
} as const;

/** One is singular in both languages, zero in French only. */
function counted(n: number, word: readonly [string, string], language: Language): string {
  const singular = language === 'fr' ? n < 2 : n === 1;
  return `${n} ${singular ? word[0] : word[1]}`;
}

function spokenTime(parts: TimeParts, language: Language): string {
  const words = UNIT_WORDS[language];
  const said: string[] = [];
  if (parts.hours > 0) said.push(counted(parts.hours, words.hour, language));
  if (parts.hours > 0 || parts.minutes > 0) said.push(counted(parts.minutes, words.minute, language));
  said.push(counted(parts.seconds, words.second, language));
  if (parts.fraction !== '') said.push(parts.fraction);
  return said.join(' ');
}

/** A mark with its units spelt, for a screen reader (decision 28). @example '1 minute 52 secondes 34', '7 mètres 45' */
export function spokenMark(prf: Performance, event: EventRef, language: Language): string {
  const shown = shownValue(prf, event);
  if (shown === undefined || !isMark(prf))
    return STATUS_WORDS[language][prf.st as keyof (typeof STATUS_WORDS)['fr']] ?? '';
  const words = UNIT_WORDS[language];
  switch (prf.u ?? unitOf(event)) {
    case 'mm': {
      const metres = counted(Math.floor(shown / 1000), words.metre, language);
      return shown > 1_000_000 ? metres : `${metres} ${String(Math.floor((shown % 1000) / 10)).padStart(2, '0')}`;
    }
    case 'pts':
      return counted(shown, words.point, language);
    default:
      return spokenTime(timeParts(shown, timeStep(event), event.g0 <= 400 && event.g0 > 1), language);
  }
}
