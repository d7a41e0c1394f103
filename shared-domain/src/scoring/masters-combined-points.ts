import type { EventRef } from '../discipline/event-ref.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { hasUnit } from '../performance/resolve-unit.ts';
import { roundAsShown } from '../performance/shown-value.ts';
import { findHandTimingCorrection } from '../timing/hand-timing-correction.ts';
import { type AgeFactors, findAgeFactor } from './age-factors.ts';
import { readFormula } from './formula.ts';
import type { PointsTable } from './points-table.ts';
import { WA_COMBINED_2001 } from './wa-combined-2001.ts';

/** A hundredth of a second in ms, or of a metre in mm. */
const HUNDREDTH = 10;

/** The event whose formula scores a master's event: 80 to 110 m hurdles score as the men's 110 m or the women's 100 m hurdles (`sex` 1, 2). */
function findFormulaEvent(event: EventRef, sex: 1 | 2): EventRef {
  const isShortHurdles = event.g1.startsWith('H') && event.g0 >= 80 && event.g0 <= 110;
  return isShortHurdles ? { ...event, g0: sex === 1 ? 110 : 100, g1: 'H' } : event;
}

/**
 * Points of a master's mark in a combined event: the mark as shown, a hand time with its correction (TR 39.9), is multiplied by the age
 * factor, the product is rounded to the hundredth (a time up, a distance down; as the library openath/athlib does; no rule confirms it) and scored by the combined events table. Without a mark 0;
 * undefined where a table lacks the event and for an age that is not above 0. `sex`: 1 men, 2 women; `age`: whole years on the day of the competition.
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
  const formula = readFormula(table, findFormulaEvent(event, sex), sex);
  if (factor === undefined || formula === undefined) return undefined;
  const { unit } = formula;
  const shown = isMark(prf) && hasUnit(prf.u, unit) ? roundAsShown({ ...prf, u: unit }, event) : undefined;
  if (shown === undefined) return 0;
  const hundredths = ((shown + findHandTimingCorrection(event)) * factor) / (factors.per * HUNDREDTH);
  return formula.points((unit === 'ms' ? Math.ceil(hundredths) : Math.floor(hundredths)) * HUNDREDTH);
}
