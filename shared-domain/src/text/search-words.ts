import { foldText } from './fold.ts';
import { isSearchable, MIN_SEARCH_LETTERS } from './name-search.ts';

/** Further words of a search are ignored. */
const MAX_WORDS = 8;

/** One word of a search: the beginning of the words it finds, or with `isWhole` the whole word. */
export interface SearchWord {
  readonly text: string;
  readonly isWhole: boolean;
}

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/**
 * Splits a search into folded words: words from 3 letters on match beginnings of words; numbers match whole bibs, shorter words whole
 * words. A short last word is ignored, since it may not be finished. Empty where nothing can be searched: neither 3 letters in all nor a
 * number.
 * @example parseSearch('Marié du') // [{ text: 'marie', isWhole: false }]
 */
export function parseSearch(search: string): SearchWord[] {
  const texts = foldText(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((text) => text !== '')
    .slice(0, MAX_WORDS);
  const isLong = (text: string) => text.length >= MIN_SEARCH_LETTERS;
  if (!isSearchable(search) && !texts.some(isNumber)) return [];
  const words = texts.filter((text, index) => isLong(text) || isNumber(text) || index < texts.length - 1);
  return [...new Set(words)].map((text) => ({ text, isWhole: isNumber(text) || !isLong(text) }));
}
