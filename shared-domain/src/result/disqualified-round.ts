import { MARK_STATUS } from '../performance/mark-status.ts';
import type { Performance } from '../performance/performance.ts';
import { isMark } from '../performance/performance.ts';

/** An athlete's result in one round of an event. */
export interface RoundResult {
  /** The round, by its uid or letter. */
  readonly round: string;
  readonly prf: Performance;
  readonly rule?: string;
}

/**
 * A disqualification under a technical rule removes the mark of its round only (TR 7.1); without a result in that round nothing
 * changes.
 * @example disqualifyRound([{ round: 'f', prf: { v: 9810, u: 'ms', st: 1 } }], 'f', 'TR17.3')
 * // [{ round: 'f', prf: { st: 4 }, rule: 'TR17.3' }]
 */
export function disqualifyRound(results: readonly RoundResult[], round: string, rule: string): RoundResult[] {
  return results.map((result) => (result.round === round ? { round, prf: { st: MARK_STATUS.dq }, rule } : result));
}

/**
 * The results that can be a best or a record: a mark of a heat stays valid after a disqualification in the final (TR 7.1).
 * @example selectValidMarks([{ round: 'h', prf: { v: 9910, u: 'ms', st: 1 } }, { round: 'f', prf: { st: 4 } }]).length // 1
 */
export function selectValidMarks(results: readonly RoundResult[]): RoundResult[] {
  return results.filter(({ prf }) => isMark(prf));
}
