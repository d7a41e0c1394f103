import type { EventRef } from '../discipline/event-ref.ts';
import type { Unit } from '../discipline/unit.ts';
import { findTimeStep } from '../performance/shown-value.ts';
import { findHandTimingCorrection } from '../timing/hand-timing-correction.ts';
import { type PointsSex, readFormula } from './formula.ts';
import type { PointsTable } from './points-table.ts';

/** More steps than any mark has: 10,000,000 s in hundredths. */
const MAX_STEPS = 1_000_000_000;

/** Binary search: the last step of 1 … `maxStep` that fulfils a condition which all smaller ones fulfil; 0 for none. */
function findLastStep(holds: (step: number) => boolean, maxStep: number): number {
  let [low, high] = [0, maxStep];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Step between shown marks: a centimetre, the event's step of time, a point. */
const findMarkStep = (unit: Unit, event: EventRef): number => ({ ms: findTimeStep(event), mm: 10, pts: 1 })[unit];

/**
 * The worst shown mark that gives at least that many points, in ms, mm or points; a hand time for a hand-timed race. Undefined where
 * the table lacks the event, for less than one point, and for more points than any mark gives.
 * @example findMarkForPoints(wa2025, { g0: 100, g1: '0' }, 1, 1356) // { v: 9580, u: 'ms', st: 1 }
 */
export function findMarkForPoints(
  table: PointsTable,
  event: EventRef,
  sex: PointsSex,
  points: number,
  category?: string,
): { readonly v: number; readonly u: Unit; readonly st: 1 } | undefined {
  const formula = readFormula(table, event, sex, category);
  if (formula === undefined || !(points > 0)) return undefined;
  const { unit } = formula;
  const step = findMarkStep(unit, event);
  const correction = findHandTimingCorrection(event);
  const hasPoints = (steps: number) => formula.points(steps * step + correction) >= points;
  const steps = unit === 'ms' ? findLastStep(hasPoints, MAX_STEPS) : findLastStep((n) => !hasPoints(n), MAX_STEPS) + 1;
  return steps >= 1 && steps <= MAX_STEPS ? { v: steps * step, u: unit, st: 1 } : undefined;
}
