import { isMark, type Performance } from '../performance/performance.ts';
import { scoreCombinedPart } from '../scoring/combined-points.ts';
import type { CombinedRow, Programme } from './combined-row.ts';
import { type CombinedOptions, rankCombined } from './combined-standings.ts';

/** An athlete's best mark in each event, in the order of the programme: personal or season's bests, as the caller chooses. */
export type BestMarks = readonly (Performance | undefined)[];

/**
 * Points so far plus those of the athlete's best marks in the events to come. Undefined when the competition is over for the athlete,
 * or when an event to come has no best mark or no table.
 * @example projectScore({ events: [{ g0: 100, g1: '0' }], sex: 1 }, { marks: [] }, [{ v: 10_460, u: 'ms', st: 1 }]) // 985
 */
export function projectScore(
  programme: Programme,
  row: CombinedRow,
  bestMarks: BestMarks,
  options: CombinedOptions = {},
): number | undefined {
  const [standing] = rankCombined(programme, [row], options);
  if (!standing || row.isDisqualified === true || standing.endedAt !== undefined) return undefined;
  const { points = scoreCombinedPart } = options;
  let projected = standing.points;
  for (const [index, event] of programme.events.entries()) {
    if (standing.cells[index]) continue;
    const bestMark = bestMarks[index];
    const bestPoints = bestMark && isMark(bestMark) ? points(event, programme.sex, bestMark) : undefined;
    if (bestPoints === undefined) return undefined;
    projected += bestPoints;
  }
  return projected;
}
