/**
 * How an athlete qualifies for the next round (CR 25.4, Q12): `Q` by place or by standard, `q` by time or by
 * performance, `qR` by the referee, `qJ` by the jury of appeal, `qD` by lots drawn.
 */
export const QUALIFIED_CODES = ['Q', 'q', 'qR', 'qJ', 'qD'] as const;

/** One of `QUALIFIED_CODES`. */
export type QualifiedCode = (typeof QUALIFIED_CODES)[number];

/** Whether a value is one of `QUALIFIED_CODES`. @example isQualifiedCode('qR') // true */
export function isQualifiedCode(text: unknown): text is QualifiedCode {
  return (QUALIFIED_CODES as readonly unknown[]).includes(text);
}
