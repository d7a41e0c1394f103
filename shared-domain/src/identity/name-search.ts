import { foldText } from '../text/fold.ts';

import { SEARCH_MIN } from '../text/search-words.ts';

/**
 * Whether a search has begun: 3 letters or digits at least, spaces and signs aside.
 * @example isSearchable('Le') // false
 */
export function isSearchable(typed: string): boolean {
  return (foldText(typed).match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SEARCH_MIN;
}

/**
 * Whether a name is found by what is typed (Q29): every word typed stands in it, in any order, without accents or
 * case. Below 3 letters nothing is found.
 * @example matchesName('Inès VALMOREL', 'valm ine') // true
 */
export function matchesName(name: string, typed: string): boolean {
  if (!isSearchable(typed)) return false;
  const folded = foldText(name);
  return foldText(typed)
    .split(' ')
    .every((word) => folded.includes(word));
}
