import { CODE_PAGES, type CodePage, decodeCodePage } from './code-pages.ts';
import { isPlausibleWord } from './plausible-word.ts';

/** The code page of a file of one byte a letter. */
export interface DetectedCodePage {
  readonly page: CodePage;
  /** Words that Windows-1252 does not explain, as `page` has them; empty for Windows-1252. */
  readonly words: readonly string[];
  /** Words that `page` does not explain and another code page would. */
  readonly doubtful: readonly string[];
}

/** A run of letters, in bytes as Latin-1. */
const WORD = /[A-Za-z\x80-\xff]+/g;
const isNotAscii = (word: string): boolean => /[\x80-\xff]/.test(word);
/** A letter alone says nothing, and a longer run is no word. */
const MIN_LETTERS = 2;
const MAX_LETTERS = 60;
/** Enough words to know a file by. */
const MAX_WORDS = 1000;
/** Windows-1252, the most common, stays unless another code page explains this share of the words more. */
const MIN_SHARE = 0.05;

function countWords(words: readonly string[], page: CodePage) {
  const decoded = words.map((word) => decodeCodePage(word, page));
  const plausible = decoded.map((word) => isPlausibleWord(word, page));
  const mixedCase = decoded.filter((word) => /[A-Z](?![A-Z])\p{Ll}[A-Z]/u.test(word)).length;
  return { page, decoded, plausible, count: plausible.filter(Boolean).length, mixedCase };
}

/**
 * Finds the code page of a text that is not UTF-8, by the words that only some languages have: Windows-1252 unless another explains more.
 * @param bytes as Latin-1
 * @example detectCodePage('BARTO\x8c, KS Zamo\x9c\xe6').page // 'windows-1250'
 */
export function detectCodePage(bytes: string): DetectedCodePage {
  const words = new Set<string>();
  for (const [word] of bytes.matchAll(WORD)) {
    if (word.length >= MIN_LETTERS && word.length <= MAX_LETTERS && isNotAscii(word)) words.add(word);
    if (words.size >= MAX_WORDS) break;
  }
  const list = [...words];
  const counted = CODE_PAGES.map((page) => countWords(list, page));
  const western = counted[0];
  const best = counted
    .slice(1)
    .toSorted((a, b) => b.count - a.count || a.mixedCase - b.mixedCase)
    .find(({ count }) => western !== undefined && count >= western.count + Math.max(1, list.length * MIN_SHARE));
  const chosen = best ?? western;
  if (chosen === undefined || western === undefined) return { page: 'windows-1252', words: [], doubtful: [] };
  const isExplainable = (index: number): boolean => counted.some(({ plausible }) => plausible[index] === true);
  return {
    page: chosen.page,
    words: best === undefined ? [] : best.decoded.filter((_, index) => western.plausible[index] === false),
    doubtful: chosen.decoded.filter((_, index) => chosen.plausible[index] === false && isExplainable(index)),
  };
}
