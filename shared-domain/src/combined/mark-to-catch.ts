import type { EventRef } from '../discipline/event-ref.ts';
import type { Performance } from '../performance/performance.ts';
import { scoreCombinedPart } from '../scoring/combined-points.ts';
import type { ScorePart } from './combined-row.ts';

/** Finds the worst mark that scores at least `points`; undefined where no mark does. */
export type FindWorstMark = (event: EventRef, sex: 1 | 2, points: number) => Performance | undefined;

/** Two athletes before the last event: their points so far, and the rival's actual or expected mark in it. */
export interface Chase {
  readonly ownPoints: number;
  readonly rivalPoints: number;
  readonly rivalMark: Performance;
  readonly event: EventRef;
  readonly sex: 1 | 2;
}

/** What an athlete must achieve in the last event. */
export interface CatchRequirement {
  /** Points needed in the last event, 0 when none are. */
  readonly points: number;
  /** The mark that scores these points; absent when none is needed, or when no mark is enough. */
  readonly mark?: Performance;
}

/** Whether to draw level, the default, or to pass; `scorePart` replaces the scoring by the combined tables. */
export interface CatchOptions {
  /** Equal totals stay tied (Q13; in TR 39 not confirmed), so `ahead` needs one point more. */
  readonly aim?: 'level' | 'ahead';
  readonly scorePart?: ScorePart;
}

/**
 * What an athlete needs in the last event to draw level with a rival, or to pass, given the rival’s mark in it (TR 39).
 * Undefined when the event has no table, or the points are not finite.
 * @example findMarkToCatch({ ownPoints: 8100, rivalPoints: 8000, rivalMark: { st: 2 }, event: { g0: 1500, g1: '0' }, sex: 1 }, () => undefined)
 * // { points: 0 }
 */
export function findMarkToCatch(
  { ownPoints, rivalPoints, rivalMark, event, sex }: Chase,
  findWorstMark: FindWorstMark,
  { aim = 'level', scorePart = scoreCombinedPart }: CatchOptions = {},
): CatchRequirement | undefined {
  const rivalEventPoints = scorePart(event, sex, rivalMark);
  if (rivalEventPoints === undefined) return undefined;
  const neededPoints = rivalPoints + rivalEventPoints - ownPoints + (aim === 'ahead' ? 1 : 0);
  if (!Number.isFinite(neededPoints)) return undefined;
  if (neededPoints <= 0) return { points: 0 };
  const mark = findWorstMark(event, sex, neededPoints);
  return mark === undefined ? { points: neededPoints } : { points: neededPoints, mark };
}
