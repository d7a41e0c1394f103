import { foldText, type RoundLetter } from 'shared-domain';

const ROUND_WORDS: readonly (readonly [RoundLetter, RegExp])[] = [
  ['f', /^(f|finale?s?|final [a-z])$/],
  ['h', /^(h|series?|heats?)$/],
  ['s', /^(s|sf|demi.*|semi.*)$/],
  ['r', /^(r|qf|quart.*|quarter.*)$/],
  ['e', /^(e|huitieme.*|8e.*)$/],
  ['q', /^(q|qualif.*)$/],
  ['p', /^(p|prelim.*|tour prelim.*)$/],
];

/** The round that a word names. @example readRound('Séries') // 'h' */
export function readRound(text: string): RoundLetter | undefined {
  const word = foldText(text).trim();
  return ROUND_WORDS.find(([, pattern]) => pattern.test(word))?.[0];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The number of a heat; pools are lettered. @example readHeat('B') // 2 */
export function readHeat(text: string): number | undefined {
  const word = foldText(text)
    .replace(/^(serie|heat|poule|pool|groupe|group)\s*/, '')
    .trim();
  if (/^[1-9]\d{0,2}$/.test(word)) return Number(word);
  return word.length === 1 && LETTERS.includes(word) ? LETTERS.indexOf(word) + 1 : undefined;
}

/** Whether a cell says that somebody takes part without a place. @example isOutOfCompetition('HC') // true */
export function isOutOfCompetition(text: string): boolean {
  return /^(x|1|true|oui|yes|hc|guest|invite|(hors|out ?of) ?(competition|concours)|not ?ranked)$/.test(foldText(text));
}
