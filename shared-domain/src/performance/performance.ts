import type { Unit } from '../discipline/unit.ts';
import { MARK_STATUS, type Status } from './mark-status.ts';

/** A performance on the wire: `v` in its unit `u`, `st` its status, `z` a second value, the net time of a road race. */
export interface Performance {
  readonly v?: number | undefined;
  readonly u?: Unit | undefined;
  readonly st: Status | number;
  readonly z?: number | undefined;
}

/** Whether a performance has a valid status and a value, 0 or more. @example isMark({ v: 9810, u: 'ms', st: 1 }) // true */
export function isMark(prf: Performance): prf is Performance & { readonly v: number } {
  return (prf.st === MARK_STATUS.unproven || prf.st === MARK_STATUS.mark) && prf.v !== undefined && prf.v >= 0;
}

/** A performance that is a mark with proof. @example createMark(9810, 'ms') // { v: 9810, u: 'ms', st: 1 } */
export function createMark<U extends Unit>(v: number, u: U): { v: number; u: U; st: typeof MARK_STATUS.mark } {
  return { v, u, st: MARK_STATUS.mark };
}
