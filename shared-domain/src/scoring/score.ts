import { type EventRef, isCombined } from '../discipline/event-ref.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { hasUnit } from '../performance/resolve-unit.ts';
import { roundAsShown } from '../performance/shown-value.ts';
import { findHandTimingCorrection } from '../timing/hand-timing-correction.ts';
import { type PointsSex, readFormula } from './formula.ts';
import type { PointsTable } from './points-table.ts';

/** In place of points: the event is not scored (P5.4). */
export const NO_SUCH_EVENT = -1;

/** In place of points: no mark above 0 (P5.4). */
export const NO_PERFORMANCE = -2;

/** Event numbers that are scored (P5.4). */
export const SCORED_EVENTS = { from: 1, to: 1_000_000 } as const;

function isScored(g0: number): boolean {
  return Number.isInteger(g0) && g0 >= SCORED_EVENTS.from && g0 <= SCORED_EVENTS.to;
}

/**
 * Points of a performance in a table: of the shown mark, a hand time with its correction, whole and never below 0, and
 * bounded by the edition's lowest and highest mark (0 below the lowest, the highest's points above it;
 * 1400 at the most where the edition names none, our own 2000 in a combined event). `NO_SUCH_EVENT`,
 * −1, for an event number outside 1 to 1,000,000 or one that the table does not have; `NO_PERFORMANCE`, −2, for what is no
 * mark above 0 or in another unit (an unknown one is read as ms), but 0 in a table of combined events: no mark is not absence (P5.4, TR 39).
 * The total of a combined event is its own score there: combined scores are direct (P9.1).
 * `table.edition` says where the points come from.
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
  const isDirect = table.kind === 'combined' && isCombined(event.g0);
  const formula = isDirect ? undefined : readFormula(table, event, sex, category);
  if (!isDirect && formula === undefined) return NO_SUCH_EVENT;
  const unit = formula?.unit ?? 'pts';
  const shown = isMark(prf) && hasUnit(prf.u, unit) ? roundAsShown(prf.u ? prf : { ...prf, u: unit }, event) : 0;
  if (shown === undefined || shown <= 0) return table.kind === 'combined' ? 0 : NO_PERFORMANCE;
  return formula === undefined ? shown : formula.points(shown + findHandTimingCorrection(event));
}
