/** Units of the wire: milliseconds, millimetres, whole points. */
export const UNITS = ['ms', 'mm', 'pts'] as const;
export type Unit = (typeof UNITS)[number];

/** 1 a real mark, 0 a mark without proof; 2 did not start, 3 did not finish, 4 disqualified, 5 no mark, 6 a dash, 7 retired. */
export type Status = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A performance on the wire: `v` in its unit `u`, `st` its status, `z` a second value, the net time of a road race. */
export interface Performance {
  readonly v?: number | undefined;
  readonly u?: Unit | undefined;
  readonly st: Status | number;
  readonly z?: number | undefined;
}

/** What stands in place of a mark; the same in both languages. */
export const STATUS_CODE: Readonly<Record<2 | 3 | 4 | 5 | 6 | 7, string>> = {
  2: 'DNS',
  3: 'DNF',
  4: 'DQ',
  5: 'NM',
  6: '–',
  7: 'r',
};

/** A valid status and a value. */
export function isMark(prf: Performance): prf is Performance & { readonly v: number } {
  return (prf.st === 0 || prf.st === 1) && prf.v !== undefined && prf.v >= 0;
}

/** `DNS` … `r`; undefined for a mark. */
export function statusCode(prf: Performance): string | undefined {
  return STATUS_CODE[prf.st as keyof typeof STATUS_CODE];
}
