import type { Language } from '../text/language.ts';
import { isRoundLetter, type RoundLetter } from './round-code.ts';
import { findRoundPosition } from './round-position.ts';

type Words = Readonly<Record<RoundLetter | 'direct' | 'pool', string>>;

const LONG_WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    p: 'Tour préliminaire',
    h: 'Série',
    q: 'Qualification',
    e: 'Huitième de finale',
    r: 'Quart de finale',
    s: 'Demi-finale',
    f: 'Finale',
    c: 'Épreuve combinée',
    direct: 'Finale directe',
    pool: 'Série',
  },
  en: {
    p: 'Preliminary round',
    h: 'Heat',
    q: 'Qualification',
    e: '1/8 final',
    r: 'Quarter-final',
    s: 'Semi-final',
    f: 'Final',
    c: 'Combined event',
    direct: 'Timed final',
    pool: 'Heat',
  },
};

const SHORT_WORDS: Readonly<Record<Language, Words>> = {
  fr: { p: 'TP', h: 'S', q: 'Q', e: 'HF', r: 'QF', s: 'DF', f: 'F', c: 'EC', direct: 'FD', pool: 'S' },
  en: { p: 'P', h: 'H', q: 'Q', e: 'EF', r: 'QF', s: 'SF', f: 'F', c: 'CE', direct: 'TF', pool: 'H' },
};

/** Place of a trial: its heat, the number of heats of its round, the number of rounds of its event (parts of combined events not counted). */
export interface RoundContext {
  readonly round: string;
  readonly heat: number;
  readonly heats: number;
  readonly rounds: number;
}

/**
 * Whether a final consists of several equal heats: it is the last of its rounds, and the only one (P4.3).
 * @example isTimedFinal({ round: 'f', heats: 3, rounds: 1 }) // true
 */
export function isTimedFinal({ round, heats, rounds }: Omit<RoundContext, 'heat'>): boolean {
  return round === 'f' && heats > 1 && findRoundPosition(rounds, rounds) === 'direct';
}

/** Pools and finals have letters: A, B … Z, then numbers. */
function formatPoolLetter(heat: number): string {
  return heat >= 1 && heat <= 26 ? String.fromCharCode(64 + heat) : String(heat);
}

/**
 * The round and heat of a trial in words, or abbreviated with `short` (Q12); empty for an unknown round.
 * @example formatRound({ round: 's', heat: 2, heats: 3, rounds: 2 }, 'fr') // 'Demi-finale 2'
 */
export function formatRound(trial: RoundContext, language: Language, short = false): string {
  const { round, heat, heats } = trial;
  const words = (short ? SHORT_WORDS : LONG_WORDS)[language];
  if (!isRoundLetter(round)) return '';
  const hasSeveralHeats = heats > 1;
  switch (round) {
    case 'f':
      if (isTimedFinal(trial)) return `${words.direct} ${heat}/${heats}`;
      return hasSeveralHeats ? `${words.f} ${formatPoolLetter(heat)}` : words.f;
    case 'q':
      return hasSeveralHeats ? `${words.q} ${formatPoolLetter(heat)}` : words.q;
    case 'h':
      return hasSeveralHeats ? `${words.h} ${heat}/${heats}` : words.h;
    case 'c':
      return hasSeveralHeats ? `${words.pool} ${heat}/${heats}` : words.c;
    default:
      return hasSeveralHeats ? `${words[round]} ${heat}` : words[round];
  }
}

/**
 * The name of a round without heats.
 * @example formatRoundName('s', 'fr') // 'Demi-finale'
 */
export function formatRoundName(round: string, language: Language): string {
  return formatRound({ round, heat: 1, heats: 1, rounds: 1 }, language);
}
