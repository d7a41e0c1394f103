import type { Performance } from './performance.ts';

/** A mark as it was written; `hand` where an `h` marks a hand time. */
export interface WrittenMark extends Performance {
  readonly hand?: true;
}

/**
 * What can be wrong with a written mark: `bare` digits without a sign, which could be hundredths or centimetres, `sixty` minutes or
 * seconds over 59 after a higher group, `fine` more than three decimals, `zero` a mark of 0.
 */
export const MARK_ERRORS = ['empty', 'word', 'shape', 'bare', 'sixty', 'fine', 'zero'] as const;

/** Why a text is no mark; `text` is what was read. */
export interface MarkError {
  readonly error: (typeof MARK_ERRORS)[number];
  readonly text: string;
}

/** Whether a written mark could not be read. @example isMarkError(parseMark('10.5O', { g0: 100, g1: '0' })) // true */
export function isMarkError(result: WrittenMark | MarkError): result is MarkError {
  return 'error' in result;
}
