import { foldText } from '../text/fold.ts';

import { SEARCH_MIN } from '../text/search-words.ts';

/**
 * Whether a typed text is long enough for a search: it has at least 3 letters or digits.
 * @example isSearchable('Le') // false
 */
export function isSearchable(typed: string): boolean {
  return (foldText(typed).match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SEARCH_MIN;
}

/**
 * Whether a name matches a typed text (Q29): it contains every typed word, in any order, whatever the accents and case. False below 3
 * letters.
 * @example matchesName('Inès VALMOREL', 'valm ine') // true
 */
export function matchesName(name: string, typed: string): boolean {
  if (!isSearchable(typed)) return false;
  const folded = foldText(name);
  return foldText(typed)
    .split(' ')
    .every((word) => folded.includes(word));
}
