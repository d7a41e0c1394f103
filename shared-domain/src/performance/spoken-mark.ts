import type { EventRef } from '../discipline/event-ref.ts';
import type { Language } from '../text/language.ts';
import { twoDigits, writeFraction } from './format-time.ts';
import { isMark, type Performance } from './performance.ts';
import { findUnit, hasWholeMetres, roundUp, showsSecondsOnly, timeStep } from './shown-value.ts';
import { counted } from './spoken-words.ts';

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

/** What the `h` behind a hand time stands for. */
const BY_HAND: Readonly<Record<Language, string>> = { fr: 'chronométrage manuel', en: 'hand timed' };

function spokenDistance(mm: number, language: Language): string {
  const metres = counted(Math.floor(mm / 1000), 'metre', language);
  return hasWholeMetres(mm) ? metres : `${metres} ${twoDigits(Math.floor((mm % 1000) / 10))}`;
}

function spokenTime(ms: number, event: EventRef, language: Language): string {
  const step = timeStep(event);
  const shown = roundUp(ms, step);
  const whole = Math.floor(shown / 1000);
  const inMinutes = whole >= 60 && !showsSecondsOnly(event);
  const parts: string[] = [];
  if (inMinutes) {
    if (whole >= 3600) parts.push(counted(Math.floor(whole / 3600), 'hour', language));
    parts.push(counted(Math.floor(whole / 60) % 60, 'minute', language));
  }
  parts.push(counted(inMinutes ? whole % 60 : whole, 'second', language));
  if (step !== 1000) parts.push(writeFraction(shown % 1000, step));
  const time = parts.join(' ');
  return event.hand === true && step === 100 ? `${time}, ${BY_HAND[language]}` : time;
}

/** A height in mm as a voice says it (Q28). @example speakHeight(1750, 'fr') // '1 mètre 75' */
export function speakHeight(mm: number, language: Language): string {
  return spokenDistance(mm, language);
}

/**
 * A mark with its units spelt, for a screen reader (Q28): rounded as it is written, a hand time said to be one,
 * a status in full; nothing for a valid status without a value.
 * @example speakMark({ v: 112_340, u: 'ms', st: 1 }, { g0: 800, g1: '0' }, 'fr') // '1 minute 52 secondes 34'
 */
export function speakMark(prf: Performance, event: EventRef, language: Language): string {
  if (!isMark(prf)) return STATUS_WORDS[language][prf.st as keyof (typeof STATUS_WORDS)['fr']] ?? '';
  switch (prf.u ?? findUnit(event)) {
    case 'mm':
      return spokenDistance(prf.v, language);
    case 'pts':
      return counted(Math.floor(prf.v), 'point', language);
    default:
      return spokenTime(prf.v, event, language);
  }
}
