import { comparePerformances } from '../performance/compare-performances.ts';
import { hasNoMark } from '../performance/mark-status.ts';
import type { Performance } from '../performance/performance.ts';
import { hasRank } from '../result/rank-display.ts';

/** A list for results ranks a real mark before one without proof; start and qualifying lists do not tell them apart. */
export type ListMode = 'result' | 'start' | 'qualifying';

interface Row {
  readonly prf: Performance;
  readonly rank?: number | undefined;
  readonly qualified?: string | undefined;
}

/** Q by right before q by mark or by an official's decision, then the others. */
function qualifiedOrder(qualified: string | undefined): number {
  if (qualified === undefined) return 2;
  return qualified === 'Q' ? 0 : 1;
}

/**
 * Ranking order of P4.2, with Q before q in qualifying mode; negative when `a` stands before `b`.
 * @example compareResults({ prf: { st: 2 } }, { prf: { v: 9810, u: 'ms', st: 1 } }) > 0 // true
 */
export function compareResults(a: Row, b: Row, mode: ListMode = 'result'): number {
  if (mode === 'qualifying' && !hasNoMark(a.prf) && !hasNoMark(b.prf)) {
    const byQualification = qualifiedOrder(a.qualified) - qualifiedOrder(b.qualified);
    if (byQualification !== 0) return byQualification;
  }
  return comparePerformances(a.prf, b.prf, mode === 'result');
}

/**
 * Rows as they are displayed: those with a place by place, then by mark and status; otherwise in the order they came
 * (P4.2).
 * @example orderResults([{ prf: { st: 2 } }, { rank: 1, prf: { v: 9810, u: 'ms', st: 1 } }])[0]?.rank // 1
 */
export function orderResults<T extends Row>(rows: readonly T[]): T[] {
  const place = (row: T) => (hasRank(row.rank, rows.length) ? (row.rank ?? 0) : Number.MAX_SAFE_INTEGER);
  return rows.toSorted((a, b) => place(a) - place(b) || compareResults(a, b));
}
