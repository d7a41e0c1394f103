import { isMark, type Performance } from '../performance/performance.ts';
import { scoreCombinedPart } from '../scoring/combined-points.ts';
import type { CombinedRow, Programme } from './combined-row.ts';
import { type CombinedOptions, rankCombined } from './combined-standings.ts';

/** An athlete's known best of each event, by the programme's order: personal or season's best, whichever the reader wants. */
export type Bests = readonly (Performance | undefined)[];

/**
 * Points so far plus those of the athlete's known bests in the events left. Undefined when the competition is over for the
 * athlete, or when an event left has no best that is a mark, or no table: a projection that leaves one out would be none.
 * @example projectScore({ events: [{ g0: 100, g1: '0' }], sex: 1 }, { marks: [] }, [{ v: 10_460, u: 'ms', st: 1 }]) // 985
 */
export function projectScore(
  programme: Programme,
  row: CombinedRow,
  bests: Bests,
  options: CombinedOptions = {},
): number | undefined {
  const [standing] = rankCombined(programme, [row], options);
  if (!standing || row.disqualified === true || standing.ended !== undefined) return undefined;
  const { points = scoreCombinedPart } = options;
  let projected = standing.points;
  for (const [index, event] of programme.events.entries()) {
    if (standing.cells[index]) continue;
    const best = bests[index];
    const scored = best && isMark(best) ? points(event, programme.sex, best) : undefined;
    if (scored === undefined) return undefined;
    projected += scored;
  }
  return projected;
}
