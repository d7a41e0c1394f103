/** What a judge may do but should check, with its rule; a warning blocks nothing. */
export const WARNINGS = {
  'small raise': 'at least 2 cm in high jump, 5 cm in pole vault (TR 26.4)',
  'growing raise': 'raises never grow until one athlete is left and has won (TR 26.4)',
  'uneven raise': 'combined events: 3 cm and 10 cm throughout (TR 39.8.4)',
  'out of order': 'no change of the order without leave (TR 4.3)',
} as const;

/** A key of `WARNINGS`. */
export type WarningKind = keyof typeof WARNINGS;

/** One warning, with the rule behind it. */
export interface Warning {
  readonly kind: WarningKind;
  readonly rule: string;
  /** Id of the fact. */
  readonly fact: string;
}

/** @example createWarning('small raise', 'b3').rule // 'at least 2 cm in high jump, 5 cm in pole vault (TR 26.4)' */
export function createWarning(kind: WarningKind, fact: string): Warning {
  return { kind, rule: WARNINGS[kind], fact };
}
