/** Characters of a sent value that an answer repeats: enough to find it by. */
export const MAX_QUOTED_LETTERS = 100;
/** Characters of the sentence that explains an error. */
export const MAX_DETAIL_LETTERS = 1000;

export const cutText = (text: string, maxLetters: number): string =>
  text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text;

/** Characters without a blank, longer than any word or path into a body. */
const LONG_RUN = /\S{300,}/g;

/** Quotes are looked for only up to here, so that a huge sentence costs little; it is cut shorter in the end. */
const MAX_SEARCHED_LETTERS = 20 * MAX_DETAIL_LETTERS;

/**
 * Shortens every quoted text and every long word of a sentence, then the sentence itself.
 * @example cutQuotes(`"${'a'.repeat(500)}" is no date`) // `"aaa…" is no date`, cut to a hundred letters
 */
export function cutQuotes(sentence: string): string {
  const quotes = /"((?:[^"\\]|\\.)*)("|$)/gs;
  const cut = cutText(sentence, MAX_SEARCHED_LETTERS)
    .replace(quotes, (_, quoted: string, end: string) => `"${cutText(quoted, MAX_QUOTED_LETTERS)}${end}`)
    .replace(LONG_RUN, (run) => cutText(run, MAX_QUOTED_LETTERS));
  return cutText(cut, MAX_DETAIL_LETTERS);
}
