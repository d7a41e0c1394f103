import { foldText } from './fold.ts';

/** Letters it takes to search an athlete or a club (P9.8, Q29). */
export const SEARCH_MIN = 3;

/** Words that are looked at; a longer search says nothing more. */
const MAX_WORDS = 8;

/** One word of a search: how words begin that it finds, or exactly what they are. */
export interface SearchWord {
  readonly text: string;
  readonly isWhole: boolean;
}

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/**
 * The words that a search asks for, in any order, without accents or case: the beginnings of words from 3 letters on; a number is
 * a whole bib, and a shorter word a whole word, unless it is the last, which may still be being typed. Empty where nothing
 * can be searched.
 * @example searchWords('Marié du') // [{ text: 'marie', isWhole: false }]
 */
export function searchWords(typed: string): SearchWord[] {
  const texts = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((text) => text !== '')
    .slice(0, MAX_WORDS);
  const isLong = (text: string) => text.length >= SEARCH_MIN;
  if (!texts.some((text) => isLong(text) || isNumber(text))) return [];
  const words = texts.filter((text, index) => isLong(text) || isNumber(text) || index < texts.length - 1);
  return [...new Set(words)].map((text) => ({ text, isWhole: isNumber(text) || !isLong(text) }));
}
