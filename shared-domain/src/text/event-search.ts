import { foldText } from './fold.ts';

const CROSS = /[×*]/g;
/** The cross of a relay between its legs and their distance: `4 x 100`. */
const SPACED_CROSS = /(\d) ?x ?(?=\d)/g;
/** What tells a relay's name: `4x100`. */
const RELAY_NUMBER = /\dx\d/;
const RELAY_WORDS = ['relais', 'relays'];
/** Fewer letters begin other words too. */
const MIN_RELAY_LETTERS = 3;

const isRelayWord = (word: string): boolean =>
  word.length >= MIN_RELAY_LETTERS && RELAY_WORDS.some((relayWord) => relayWord.startsWith(word));

/**
 * The name of an event as it is searched: folded, the cross of a relay an `x` without spaces.
 * @example foldEventText('4 × 100 m Femmes') // '4x100 m femmes'
 */
export function foldEventText(text: string): string {
  return foldText(text).replace(CROSS, 'x').replace(SPACED_CROSS, '$1x');
}

/**
 * Whether an event's name, folded by `foldEventText`, has every word of a search, in any order. A relay's cross may be any, a word that
 * begins with a number may leave out spaces (`100m`), and relays have the word `relais`, from its third letter on, even where their name does not say it. An empty
 * search matches all.
 * @example createEventMatcher('relais 4 x 100m')('4x100 m femmes') // true
 */
export function createEventMatcher(search: string): (foldedName: string) => boolean {
  const words = foldEventText(search).split(' ');
  return (foldedName) =>
    words.every(
      (word) =>
        foldedName.includes(word) ||
        (/^\d/.test(word) && foldedName.replaceAll(' ', '').includes(word)) ||
        (isRelayWord(word) && RELAY_NUMBER.test(foldedName)),
    );
}

/**
 * Whether the name of an event has every word of a search, as `createEventMatcher` compares them.
 * @example matchesEvent('4 × 100 m Femmes', 'relais 4*100m') // true
 */
export function matchesEvent(name: string, search: string): boolean {
  return createEventMatcher(search)(foldEventText(name));
}
