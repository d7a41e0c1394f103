import { foldText } from '../text/fold.ts';
import type { RoundLetter } from './round-code.ts';

/** A parsed round, with the number of the heat where the text has one. */
export interface WrittenRound {
  readonly round: RoundLetter;
  readonly heat?: number;
}

/** Words for rounds, folded and without punctuation, in French, English, German, Italian, Spanish and Nordic languages. */
const ROUND_WORDS: readonly (readonly [RoundLetter, RegExp])[] = [
  [
    'f',
    /^(?:f|(?:timed |direct |grand )?finale?s?(?: directe)?|finale?s? [a-h]|(?:zeit)?endlaufe?|zeitlaufe?|finallaufe?|finaal)$/,
  ],
  [
    'h',
    /^(?:h|series?|heats?|vorlaufe?|batteri[ae]|eliminatoi?ri?as?|manches?|forsok|(?:round|runde|tour) 1|(?:1st|first) round|(?:1er|premier) tour)$/,
  ],
  [
    's',
    /^(?:s|sf|demie?s?|(?:demi|1\/2) ?finales?|semis?|semi ?finale?s?|semifinais|halbfinale?s?|zwischenlaufe?|mezzofinale)$/,
  ],
  ['r', /^(?:r|qf|quarts?(?: de finale)?|quarter(?:s| ?finals?)?|1\/4 finale|viertelfinale?s?)$/],
  ['e', /^(?:e|huitiemes?(?: de finale)?|8es?(?: de finale)?|1\/8 finale?s?|achtelfinale?s?)$/],
  [
    'q',
    /^(?:q|qualif|qualifs|qualifying|qualifiers?|qualifications?|qualificatif|qualificative|qualifikation|qualificazion[ei]|kval|kvalificering|kvalifisering|kvalifikace|ausscheidung)$/,
  ],
  ['p', /^(?:p|prelims?|preliminary|preliminar(?:es)?|(?:tours? )?preliminaires?|vorrunde)$/],
];

const findLetter = (words: string): RoundLetter | undefined =>
  ROUND_WORDS.find(([, pattern]) => pattern.test(words))?.[0];

/** `Série 2`, `Final B`, `Heat 3/4`. */
const NUMBER_BEHIND = /^(.*[^\d\s/]) ?(?:no |nr |n )?([1-9]\d?|(?<= )[a-h])(?: ?(?:\/|of|sur|von|av) ?\d+)?$/;
/** `2e série`, `1. Vorlauf`, `2nd semi-final`. */
const NUMBER_BEFORE = /^([1-9]\d?) ?(?:ere?|e|eme|st|nd|rd|th|o|a)? (\D+)$/;

const readNumber = (text: string): number =>
  /\d/.test(text) ? Number(text) : text.charCodeAt(0) - 'a'.charCodeAt(0) + 1;

/**
 * Parses a round as people write it, with the number of a heat; undefined for anything else.
 * @example parseRoundWord('Demi-finale 2') // { round: 's', heat: 2 }
 */
export function parseRoundWord(text: string): WrittenRound | undefined {
  const words = foldText(text)
    .replace(/[-–—_.:#°]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, before = '', numberBehind] = NUMBER_BEHIND.exec(words) ?? [];
  const roundBeforeNumber = numberBehind === undefined ? undefined : findLetter(before);
  const roundOfWhole = findLetter(words);
  if (
    roundBeforeNumber !== undefined &&
    (roundOfWhole === undefined || roundBeforeNumber === roundOfWhole) &&
    numberBehind !== undefined
  )
    return { round: roundBeforeNumber, heat: readNumber(numberBehind) };
  if (roundOfWhole !== undefined) return { round: roundOfWhole };
  const [, number, after = ''] = NUMBER_BEFORE.exec(words) ?? [];
  const round = number === undefined ? undefined : findLetter(after);
  return round === undefined || number === undefined ? undefined : { round, heat: Number(number) };
}
