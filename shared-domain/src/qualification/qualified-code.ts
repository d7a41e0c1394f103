/**
 * How an athlete goes on to the next round (CR 25.4, Q12): `Q` by place or by standard, `q` by time or by
 * performance, `qR` by the referee, `qJ` by the jury of appeal, `qD` by lots drawn.
 */
export const QUALIFIED_CODES = ['Q', 'q', 'qR', 'qJ', 'qD'] as const;

/** One of `QUALIFIED_CODES`. */
export type QualifiedCode = (typeof QUALIFIED_CODES)[number];

/** Anything else, an empty text and a missing value too, is none. @example isQualifiedCode('qR') // true */
export function isQualifiedCode(text: unknown): text is QualifiedCode {
  return (QUALIFIED_CODES as readonly unknown[]).includes(text);
}
