import type { Language } from '../text/language.ts';
import { isRoundLetter, type RoundLetter } from './round-code.ts';

type Words = Readonly<Record<RoundLetter | 'direct' | 'pool', string>>;

const LONG: Readonly<Record<Language, Words>> = {
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
    e: 'Eighth-final',
    r: 'Quarter-final',
    s: 'Semi-final',
    f: 'Final',
    c: 'Combined event',
    direct: 'Timed final',
    pool: 'Heat',
  },
};

const SHORT: Readonly<Record<Language, Words>> = {
  fr: { p: 'TP', h: 'S', q: 'Q', e: 'HF', r: 'QF', s: 'DF', f: 'F', c: 'EC', direct: 'FD', pool: 'S' },
  en: { p: 'P', h: 'H', q: 'Q', e: 'EF', r: 'QF', s: 'SF', f: 'F', c: 'CE', direct: 'TF', pool: 'H' },
};

/** `heats` of the round, `rounds` of the event, the parts of a combined event apart. */
export interface RoundOf {
  readonly round: string;
  readonly heat: number;
  readonly heats: number;
  readonly rounds: number;
}

/**
 * Whether a final is run in several heats, of which none is better than another: no round comes before it (P4.4).
 * @example isTimedFinal({ round: 'f', heats: 3, rounds: 1 }) // true
 */
export function isTimedFinal({ round, heats, rounds }: Omit<RoundOf, 'heat'>): boolean {
  return round === 'f' && heats > 1 && rounds === 1;
}

/** Pools and finals go by letter: A, B … Z, then by number. */
function letter(heat: number): string {
  return heat >= 1 && heat <= 26 ? String.fromCharCode(64 + heat) : String(heat);
}

/**
 * The round and heat of a trial in words, `short` in letters (Q12); empty for a letter that is no round.
 * @example formatRound({ round: 's', heat: 2, heats: 3, rounds: 2 }, 'fr') // 'Demi-finale 2'
 */
export function formatRound(trial: RoundOf, language: Language, short = false): string {
  const { round, heat, heats } = trial;
  const words = (short ? SHORT : LONG)[language];
  if (!isRoundLetter(round)) return '';
  const several = heats > 1;
  switch (round) {
    case 'f':
      if (isTimedFinal(trial)) return `${words.direct} ${heat}/${heats}`;
      return several ? `${words.f} ${letter(heat)}` : words.f;
    case 'q':
      return several ? `${words.q} ${letter(heat)}` : words.q;
    case 'h':
      return several ? `${words.h} ${heat}/${heats}` : words.h;
    case 'c':
      return several ? `${words.pool} ${heat}/${heats}` : words.c;
    default:
      return several ? `${words[round]} ${heat}` : words[round];
  }
}

/**
 * What a round is called, whatever its heats.
 * @example formatRoundName('s', 'fr') // 'Demi-finale'
 */
export function formatRoundName(round: string, language: Language): string {
  return formatRound({ round, heat: 1, heats: 1, rounds: 1 }, language);
}
