import { type EventRef, isHorizontalJump } from '../discipline/event-ref.ts';
import type { Attempts, HorizontalAttempt } from '../performance/attempts.ts';
import { findBestAttemptIndex } from '../performance/best-attempt.ts';

/** The fields of a result row that its wind depends on; `wind` in m/s. */
interface WindReadingRow {
  readonly attempts?: Attempts | undefined;
  readonly wind?: number | undefined;
}

/**
 * Wind of a row, m/s: in a horizontal jump that of its best attempt, else the row's own.
 * @example findRowWind({ attempts: [{ r: 'o', v: 8021, w: 1.2 }] }, { g0: 900_003, g1: '0' }) // 1.2
 */
export function findRowWind({ attempts = [], wind }: WindReadingRow, { g0 }: EventRef): number | undefined {
  if (!isHorizontalJump(g0)) return wind;
  const series = attempts as readonly HorizontalAttempt[];
  return series[findBestAttemptIndex(series) ?? -1]?.w ?? wind;
}
