import type { EventRef } from '../discipline/event-ref.ts';
import type { Unit } from '../discipline/unit.ts';
import { findTimeStep } from '../performance/shown-value.ts';
import { findHandTimingCorrection } from '../timing/hand-timing-correction.ts';
import { type PointsSex, readFormula } from './formula.ts';
import type { PointsTable } from './points-table.ts';

/** More steps than any mark has: 10,000,000 s by hundredths. */
const MAX_STEPS = 1_000_000_000;

/** Greatest of 1 … most for which it holds, when it holds for every smaller one too; 0 when for none. */
function lastThat(holds: (step: number) => boolean, most: number): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Marks are shown by the centimetre, times by the step of the event, totals by the point. */
const stepOf = (unit: Unit, event: EventRef): number => ({ ms: findTimeStep(event), mm: 10, pts: 1 })[unit];

/**
 * Which mark gives a number of points: the worst one, as marks are shown in the event, that gives at least so many; in ms,
 * mm or points. For a hand-timed race it is the hand time. Undefined when the table has no such event, for less than one
 * point, and for more than its highest mark gives or `scorePerformance` at the most.
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
  const step = stepOf(unit, event);
  const penalty = findHandTimingCorrection(event);
  const reaches = (steps: number) => formula.points(steps * step + penalty) >= points;
  const steps = unit === 'ms' ? lastThat(reaches, MAX_STEPS) : lastThat((n) => !reaches(n), MAX_STEPS) + 1;
  return steps >= 1 && steps <= MAX_STEPS ? { v: steps * step, u: unit, st: 1 } : undefined;
}
