import { type EventRef, isHorizontalJump, isThrow, isVerticalJump } from '../discipline/event-ref.ts';
import type { HorizontalAttempt, VerticalAttempt } from '../performance/attempts.ts';
import { isOut, MARK_STATUS } from '../performance/mark-status.ts';
import type { RankInput } from '../ranking/rank-input.ts';
import { rankResults } from '../ranking/rank-results.ts';
import { hasNoAttemptLeft, isCleared } from '../ranking/vertical-countback.ts';
import type { HorizontalRules } from './horizontal/rules.ts';
import { findSheetCut } from './horizontal/sheet-cut.ts';
import { hasStandard } from './horizontal/turn.ts';

/** A row of a finished contest for which attempts are missing; `attempts` numbers them, empty in a vertical jump. */
export interface OpenAttempts {
  /** Index of the row. */
  readonly row: number;
  readonly attempts: readonly number[];
}

function listOpenSeries(rows: readonly RankInput[], rules: HorizontalRules): OpenAttempts[] {
  const series = rows.map(({ prf, attempts = [] }) => ({
    attempts: attempts as readonly HorizontalAttempt[],
    // Without any attempt the mark alone was entered.
    isOut: isOut(prf) || prf.st === MARK_STATUS.nm || attempts.length === 0,
  }));
  const { allowedAttempts } = findSheetCut(series, rules);
  return series.flatMap(({ attempts, isOut: isDone }, row) => {
    if (isDone || attempts.some(({ r }) => r === 'r') || hasStandard(attempts, rules.standard)) return [];
    const allowed = allowedAttempts[row] ?? rules.attemptCount;
    const missing = Array.from({ length: Math.max(0, allowed - attempts.length) }, (_, at) => attempts.length + at + 1);
    return missing.length === 0 ? [] : [{ row, attempts: missing }];
  });
}

function listOpenBars(rows: readonly RankInput[], event: EventRef): OpenAttempts[] {
  const places = rankResults(rows, event);
  const open = rows.flatMap(({ prf, attempts = [] }, row) => {
    const bars = attempts as readonly VerticalAttempt[];
    return isOut(prf) || bars.length === 0 || hasNoAttemptLeft(bars) ? [] : [{ row, attempts: [] }];
  });
  // Who has won may stop without a failure (TR 26.2).
  return open.length === 1 && places[open[0]?.row ?? 0]?.rank === 1 ? [] : open;
}

/**
 * The rows of a jump or a throw that could still have taken attempts (TR 25.6, TR 26.2), to be asked about before the results become
 * official; rows without any attempt are not among them.
 * @example listOpenAttempts([{ prf: { st: 1 }, attempts: [{ r: 'x' }] }], { g0: 900_005, g1: '0' }, findHorizontalRules())
 * // [{ row: 0, attempts: [2, 3, 4, 5, 6] }]
 */
export function listOpenAttempts(
  rows: readonly RankInput[],
  event: EventRef,
  rules: HorizontalRules,
): readonly OpenAttempts[] {
  if (isVerticalJump(event.g0)) return listOpenBars(rows, event);
  return isHorizontalJump(event.g0) || isThrow(event.g0) ? listOpenSeries(rows, rules) : [];
}

/**
 * Whether attempts contradict a status: taken by one who did not start, or valid beside NM (CR 25.4).
 * @example isContradicted({ prf: { st: 2 }, attempts: [{ h: 1700, r: 'o' }] }) // true
 */
export function isContradicted({ prf, attempts = [] }: RankInput): boolean {
  const results = (attempts as readonly (HorizontalAttempt | VerticalAttempt)[]).map(({ r }) => r);
  if (prf.st === MARK_STATUS.dns) return results.some((r) => /[ox]/.test(r));
  return prf.st === MARK_STATUS.nm && results.some(isCleared);
}
