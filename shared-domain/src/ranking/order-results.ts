import { comparePerformances } from '../performance/compare-performances.ts';
import { hasNoMark } from '../performance/mark-status.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { hasRank } from '../result/rank-display.ts';
import { compareProgress } from '../splits/progress.ts';
import type { SplitRow } from '../splits/split.ts';

/** Result lists rank a real mark before one without proof; start and qualifying lists rank them alike. */
export type ListMode = 'result' | 'start' | 'qualifying';

interface Row extends SplitRow {
  readonly prf: Performance;
  readonly rank?: number | undefined;
  readonly qualified?: string | undefined;
}

/** Q first, then other qualifiers, then the rest. */
function qualifiedOrder(qualified: string | undefined): number {
  if (qualified === undefined) return 2;
  return qualified === 'Q' ? 0 : 1;
}

/**
 * Ranking order of P4.2, with Q before q in qualifying mode; negative where `a` is ahead.
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
 * Rows in display order (P4.2): by place, rows without one by mark and status, those of one status by how far they came in a race with
 * passages; otherwise in their given order.
 * @example orderResults([{ prf: { st: 2 } }, { rank: 1, prf: { v: 9810, u: 'ms', st: 1 } }])[0]?.rank // 1
 */
export function orderResults<T extends Row>(rows: readonly T[]): T[] {
  const readPlace = (row: T) => (hasRank(row.rank, rows.length) ? (row.rank ?? 0) : Number.MAX_SAFE_INTEGER);
  const compareUnplaced = (a: T, b: T) => (isMark(a.prf) || isMark(b.prf) ? 0 : compareProgress(a, b));
  return rows.toSorted((a, b) => readPlace(a) - readPlace(b) || compareResults(a, b) || compareUnplaced(a, b));
}
