import { findStatusOfWord } from 'shared-domain';

/** The status that a word in place of a mark says, as result lists of six languages have it; undefined for any other. */
export const parseStatusWord = (word: string): number | undefined => findStatusOfWord(word);
