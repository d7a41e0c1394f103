import { type EventRef, isCombined } from '../discipline/event-ref.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { hasUnit } from '../performance/resolve-unit.ts';
import { roundAsShown } from '../performance/shown-value.ts';
import { findHandTimingCorrection } from '../timing/hand-timing-correction.ts';
import { type PointsSex, readFormula } from './formula.ts';
import type { PointsTable } from './points-table.ts';

/** Returned in place of points for an event that is not scored (P5.4). */
export const NO_SUCH_EVENT = -1;

/** Returned in place of points where there is no mark above 0 (P5.4). */
export const NO_PERFORMANCE = -2;

/** Range of event numbers that are scored (P5.4). */
export const SCORED_EVENTS = { from: 1, to: 1_000_000 } as const;

function isScored(g0: number): boolean {
  return Number.isInteger(g0) && g0 >= SCORED_EVENTS.from && g0 <= SCORED_EVENTS.to;
}

/**
 * Points of a performance: of the shown mark, with the correction of a hand time, bounded by the edition's lowest and highest mark
 * or by `MAX_POINTS`. `NO_SUCH_EVENT` (−1) for an event number out of range or not in the table. `NO_PERFORMANCE` (−2) without a
 * mark above 0 in the table's unit (an unknown unit is read as ms); tables of combined events give 0 then (P5.4, TR 39), and the
 * total of a combined event is its own score (P9.1).
 * @example scorePerformance(wa2025, { g0: 100, g1: '0' }, 1, { v: 9580, u: 'ms', st: 1 }) // 1356
 */
export function scorePerformance(
  table: PointsTable,
  event: EventRef,
  sex: PointsSex,
  prf: Performance,
  category?: string,
): number {
  if (!isScored(event.g0)) return NO_SUCH_EVENT;
  const isCombinedTotal = table.kind === 'combined' && isCombined(event.g0);
  const formula = isCombinedTotal ? undefined : readFormula(table, event, sex, category);
  if (!isCombinedTotal && formula === undefined) return NO_SUCH_EVENT;
  const unit = formula?.unit ?? 'pts';
  const shownValue = isMark(prf) && hasUnit(prf.u, unit) ? roundAsShown(prf.u ? prf : { ...prf, u: unit }, event) : 0;
  if (shownValue === undefined || shownValue <= 0) return table.kind === 'combined' ? 0 : NO_PERFORMANCE;
  return formula === undefined ? shownValue : formula.points(shownValue + findHandTimingCorrection(event));
}
