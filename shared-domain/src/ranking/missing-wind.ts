import { type EventRef, isHorizontalJump } from '../discipline/event-ref.ts';
import type { Attempts, HorizontalAttempt } from '../performance/attempts.ts';
import { findBestAttemptIndex } from '../performance/best-attempt.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { findMarkWind } from '../result/personal-best.ts';
import { needsWind } from '../trial/list-type.ts';
import { findRowWind } from './row-wind.ts';

/** The fields of a result row that its wind reading depends on; `wind` in m/s. */
export interface WindRow {
  readonly prf: Performance;
  readonly attempts?: Attempts | undefined;
  readonly wind?: number | undefined;
}

/**
 * Whether a mark lacks the wind reading that its event needs (Q17): that of the heat on the track, that of the best attempt in a
 * horizontal jump.
 * @param heatWind m/s, undefined where it was not read
 * @example isWindMissing([{ prf: { v: 10870, u: 'ms', st: 1 } }], undefined, { g0: 100, g1: '0' }) // true
 */
export function isWindMissing(rows: readonly WindRow[], heatWind: number | undefined, event: EventRef): boolean {
  if (!needsWind(event)) return false;
  return rows.some((row) => isMark(row.prf) && findMarkWind(findRowWind(row, event), heatWind, event) === undefined);
}

/** An attempt without a wind reading; `makesMark`: it is the athlete's result. */
export interface UnreadAttempt {
  readonly row: number;
  readonly attempt: number;
  readonly makesMark: boolean;
}

/**
 * Valid attempts of a horizontal jump without a wind reading (Q17); empty for any other event.
 * @example listUnreadAttempts([{ prf: { v: 7450, u: 'mm', st: 1 }, attempts: [{ v: 7450, r: 'o' }] }], { g0: 900_003, g1: '0' }) // [{ row: 0, attempt: 0, makesMark: true }]
 */
export function listUnreadAttempts(rows: readonly WindRow[], event: EventRef): readonly UnreadAttempt[] {
  if (!needsWind(event) || !isHorizontalJump(event.g0)) return [];
  return rows.flatMap(({ prf, attempts = [], wind }, row) => {
    const series = attempts as readonly HorizontalAttempt[];
    const best = isMark(prf) && wind === undefined ? findBestAttemptIndex(series) : undefined;
    return series.flatMap(({ r, w }, attempt) =>
      r === 'o' && w === undefined ? [{ row, attempt, makesMark: attempt === best }] : [],
    );
  });
}
