/** Units of the wire: milliseconds, millimetres, whole points. */
export const UNITS = ['ms', 'mm', 'pts'] as const;

/** Unit of a value. */
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

/** A valid status and a value, 0 or more. @example isMark({ v: 9810, u: 'ms', st: 1 }) // true */
export function isMark(prf: Performance): prf is Performance & { readonly v: number } {
  return (prf.st === 0 || prf.st === 1) && prf.v !== undefined && prf.v >= 0;
}

/** `DNS` … `r` (CR 25.4); undefined for a mark or an unknown status. @example statusCode({ st: 2 }) // 'DNS' */
export function statusCode(prf: Performance): string | undefined {
  return STATUS_CODE[prf.st as keyof typeof STATUS_CODE];
}
