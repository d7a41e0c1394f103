/**
 * What an official's access code gives access to (P3.9): the judge's list, the wind gauge, the starter, the timing, and the boards
 * `vboard` and `sboard`.
 */
export const ACCESS_CODE_KINDS = ['judge', 'wind', 'starter', 'chrono', 'vboard', 'sboard'] as const;
/** One of ACCESS_CODE_KINDS. */
export type AccessCodeKind = (typeof ACCESS_CODE_KINDS)[number];

/** Whether a text is a kind of access code, in lower case. @example isAccessCodeKind('wind') // true */
export function isAccessCodeKind(text: unknown): text is AccessCodeKind {
  return ACCESS_CODE_KINDS.some((kind) => kind === text);
}
