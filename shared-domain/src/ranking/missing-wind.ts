import type { EventRef } from '../discipline/event-ref.ts';
import type { Attempts } from '../performance/attempts.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { findMarkWind } from '../result/personal-best.ts';
import { needsWind } from '../trial/list-type.ts';
import { findRowWind } from './row-wind.ts';

/** A result row, as far as its wind reading depends on it; m/s. */
export interface WindRow {
  readonly prf: Performance;
  readonly attempts?: Attempts | undefined;
  readonly wind?: number | undefined;
}

/**
 * Whether a mark of a list has no wind reading though its event needs one (Q17): the heat's on the track, the best attempt's
 * in a horizontal jump.
 * @param heatWind m/s, undefined where it was not read
 * @example isWindMissing([{ prf: { v: 10870, u: 'ms', st: 1 } }], undefined, { g0: 100, g1: '0' }) // true
 */
export function isWindMissing(rows: readonly WindRow[], heatWind: number | undefined, event: EventRef): boolean {
  if (!needsWind(event)) return false;
  return rows.some((row) => isMark(row.prf) && findMarkWind(findRowWind(row, event), heatWind, event) === undefined);
}
