import { isMarkError, parseMark } from 'shared-domain';

/** The status that a word in place of a mark says, as result lists are read everywhere; undefined for any other. */
export function parseStatusWord(word: string): number | undefined {
  const read = parseMark(word, { g0: 100, g1: '0' });
  return isMarkError(read) || read.v !== undefined ? undefined : read.st;
}
