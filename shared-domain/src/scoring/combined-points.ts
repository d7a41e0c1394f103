import type { EventRef } from '../discipline/event-ref.ts';
import type { Performance } from '../performance/performance.ts';
import { readFormula } from './formula.ts';
import type { PointsTable } from './points-table.ts';
import { scorePerformance } from './score.ts';
import { WA_COMBINED_2001 } from './wa-combined-2001.ts';

/**
 * Points of a mark in a combined event, by default by the tables of 2001: of the mark as shown, rounded down, never below 0
 * (TR 39). Without a mark 0; undefined for an event that is not in the table.
 * @example scoreCombinedPart({ g0: 100, g1: '0' }, 1, { v: 10_460, u: 'ms', st: 1 }) // 985
 */
export function scoreCombinedPart(
  event: EventRef,
  sex: 1 | 2,
  prf: Performance,
  table: PointsTable = WA_COMBINED_2001,
): number | undefined {
  return readFormula(table, event, sex) === undefined ? undefined : scorePerformance(table, event, sex, prf);
}
