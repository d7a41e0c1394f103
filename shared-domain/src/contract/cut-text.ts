/** Letters of what was sent that an answer repeats at most: enough to find it by. */
export const MAX_QUOTED = 100;
/** Letters of a sentence that says what is wrong. */
export const MAX_DETAIL = 1000;

export const cutText = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** Longer than any path to a place in a body, or any word. */
const LONG_RUN = /\S{300,}/g;

/**
 * A sentence in which nothing that it repeats is long, in quotes or not.
 * @example cutQuotes(`"${'a'.repeat(500)}" is no date`) // `"aaa…" is no date`, with a hundred letters
 */
export function cutQuotes(sentence: string): string {
  const quotes = /"((?:[^"\\]|\\.)*)("|$)/gs;
  const cut = cutText(sentence, 20 * MAX_DETAIL)
    .replace(quotes, (_, quoted: string, end: string) => `"${cutText(quoted, MAX_QUOTED)}${end}`)
    .replace(LONG_RUN, (run) => cutText(run, MAX_QUOTED));
  return cutText(cut, MAX_DETAIL);
}
