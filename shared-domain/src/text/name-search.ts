import { foldText } from './fold.ts';

/** Minimum letters of a search for an athlete or a club (P9.8, Q29). */
export const MIN_SEARCH_LETTERS = 3;

/**
 * Whether a typed text is long enough for a search: it has at least 3 letters or digits.
 * @example isSearchable('Le') // false
 */
export function isSearchable(typedText: string): boolean {
  return (foldText(typedText).match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= MIN_SEARCH_LETTERS;
}

/** Whether a typed text is a bib and not a name: up to 5 digits. @example isBib('115') // true */
export function isBib(typedText: string): boolean {
  return /^\d{1,5}$/.test(typedText.trim());
}

/**
 * Whether a name matches a typed text (Q29): it contains every typed word, in any order, whatever the accents and case. False below 3
 * letters.
 * @example matchesName('Inès VALMOREL', 'valm ine') // true
 */
export function matchesName(name: string, typedText: string): boolean {
  if (!isSearchable(typedText)) return false;
  const folded = foldText(name);
  return foldText(typedText)
    .split(' ')
    .every((word) => folded.includes(word));
}
