import type { EventRef } from '../discipline/event-ref.ts';
import type { Language } from '../text/language.ts';
import { formatFraction, padTwoDigits } from './format-time.ts';
import { isMark, type Performance } from './performance.ts';
import { findTimeStep, findUnit, hasWholeMetres, isShownInSeconds, roundUp } from './shown-value.ts';
import { formatCount } from './spoken-count.ts';

/** Statuses in full, by their number. */
export const SPOKEN_STATUSES = {
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

/** The `h` of a hand time in words. */
const HAND_TIMED: Readonly<Record<Language, string>> = { fr: 'chronométrage manuel', en: 'hand timed' };

function speakDistance(mm: number, language: Language): string {
  const metres = formatCount(Math.floor(mm / 1000), 'metre', language);
  return hasWholeMetres(mm) ? metres : `${metres} ${padTwoDigits(Math.floor((mm % 1000) / 10))}`;
}

function speakTime(ms: number, event: EventRef, language: Language): string {
  const step = findTimeStep(event);
  const roundedMs = roundUp(ms, step);
  const seconds = Math.floor(roundedMs / 1000);
  const hasMinutes = seconds >= 60 && !isShownInSeconds(event);
  const parts: string[] = [];
  if (hasMinutes) {
    if (seconds >= 3600) parts.push(formatCount(Math.floor(seconds / 3600), 'hour', language));
    parts.push(formatCount(Math.floor(seconds / 60) % 60, 'minute', language));
  }
  parts.push(formatCount(hasMinutes ? seconds % 60 : seconds, 'second', language));
  if (step !== 1000) parts.push(formatFraction(roundedMs % 1000, step));
  const time = parts.join(' ');
  return event.hand === true && step === 100 ? `${time}, ${HAND_TIMED[language]}` : time;
}

/** A height in mm, in words for screen readers (Q28). @example speakHeight(1750, 'fr') // '1 mètre 75' */
export function speakHeight(mm: number, language: Language): string {
  return speakDistance(mm, language);
}

/**
 * A mark with its units in words, for screen readers (Q28), rounded as it is shown; a status in full; '' for a valid status without a
 * value.
 * @example speakMark({ v: 112_340, u: 'ms', st: 1 }, { g0: 800, g1: '0' }, 'fr') // '1 minute 52 secondes 34'
 */
export function speakMark(prf: Performance, event: EventRef, language: Language): string {
  if (!isMark(prf)) return SPOKEN_STATUSES[language][prf.st as keyof (typeof SPOKEN_STATUSES)['fr']] ?? '';
  switch (prf.u ?? findUnit(event)) {
    case 'mm':
      return speakDistance(prf.v, language);
    case 'pts':
      return formatCount(Math.floor(prf.v), 'point', language);
    default:
      return speakTime(prf.v, event, language);
  }
}
