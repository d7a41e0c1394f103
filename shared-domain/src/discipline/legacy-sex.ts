import type { Sex } from '../category/category.ts';

/** Codes of the school federation in the lists of P3.8. */
export const SCHOOL_FEDERATIONS = ['UNSS', 'FRA_UNSS'] as const;

const SCHOOL_LETTERS: ReadonlyMap<string, Sex> = new Map([
  ['G', 1],
  ['F', 2],
]);
const OTHER_LETTERS: ReadonlyMap<string, Sex> = new Map([
  ['M', 1],
  ['F', 2],
  ['X', 3],
  ['C', 3],
]);

/**
 * Sex of a legacy letter (P9.4): in the school federation G and F (garçon, fille), in any other M, F, and X or C for mixed; 0 for
 * another letter.
 * @example findLegacySex('UNSS', 'G') // 1
 */
export function findLegacySex(federation: string, letter: string): Sex {
  const isSchool = SCHOOL_FEDERATIONS.some((code) => code === federation);
  return (isSchool ? SCHOOL_LETTERS : OTHER_LETTERS).get(letter) ?? 0;
}
