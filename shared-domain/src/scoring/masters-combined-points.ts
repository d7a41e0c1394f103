import type { EventRef } from '../discipline/event-ref.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { hasUnit } from '../performance/resolve-unit.ts';
import { roundAsShown } from '../performance/shown-value.ts';
import { findHandTimingCorrection } from '../timing/hand-timing-correction.ts';
import { type AgeFactors, findAgeFactor } from './age-factors.ts';
import { readFormula } from './formula.ts';
import type { PointsTable } from './points-table.ts';
import { WA_COMBINED_2001 } from './wa-combined-2001.ts';

/** Times are rounded up to, and distances cut to, the hundredth. */
const STEP = 10;

/** Masters run shorter hurdles; they score as those of the open programme. */
function scoredAs(event: EventRef, sex: 1 | 2): EventRef {
  const isShort = event.g1.startsWith('H') && event.g0 <= 110 && event.g0 !== 60;
  return isShort ? { ...event, g0: sex === 1 ? 110 : 100, g1: 'H' } : event;
}

/**
 * Points of a master's mark in a combined event: the shown mark times the factor of the age group, times rounded up and
 * distances cut to the hundredth (read from openath/athlib, not confirmed), then the tables of combined events. What is no
 * mark scores 0; undefined when either table lacks the event. Age in whole years on the day of the competition.
 * @example scoreMastersCombined(wma2023, { g0: 100, g1: '0' }, 1, 60, { v: 12_500, u: 'ms', st: 1 }) // 966
 */
export function scoreMastersCombined(
  factors: AgeFactors,
  event: EventRef,
  sex: 1 | 2,
  age: number,
  prf: Performance,
  table: PointsTable = WA_COMBINED_2001,
): number | undefined {
  const factor = findAgeFactor(factors, event, sex, age);
  const formula = readFormula(table, scoredAs(event, sex), sex);
  if (factor === undefined || formula === undefined) return undefined;
  const { unit } = formula;
  const shown = isMark(prf) && hasUnit(prf.u, unit) ? roundAsShown({ ...prf, u: unit }, event) : undefined;
  if (shown === undefined) return 0;
  const steps = ((shown + findHandTimingCorrection(event)) * factor) / (factors.per * STEP);
  return formula.points((unit === 'ms' ? Math.ceil(steps) : Math.floor(steps)) * STEP);
}
