import type { EventRef } from '../discipline/event-ref.ts';
import type { Performance } from '../performance/performance.ts';
import { scoreCombinedPart } from '../scoring/combined-points.ts';
import type { PointsOf } from './combined-row.ts';

/** The worst mark that scores at least `points`; undefined where no mark does. */
export type MarkFor = (event: EventRef, sex: 1 | 2, points: number) => Performance | undefined;

/** Two athletes before the last event: points so far, and the mark that the rival makes or is expected to make in it. */
export interface Chase {
  readonly own: number;
  readonly rival: number;
  readonly rivalMark: Performance;
  readonly event: EventRef;
  readonly sex: 1 | 2;
}

/** What the last event must bring. */
export interface Catch {
  /** Points needed in the last event, 0 when none are. */
  readonly points: number;
  /** The mark that scores them; absent when none is needed, or when no mark does. */
  readonly mark?: Performance;
}

/** To draw level, the default, or to pass; points other than those of the combined tables. */
export interface CatchOptions {
  /** Equal totals stay tied (Q13; in TR 39 not confirmed), so a place of one's own needs a point more. */
  readonly aim?: 'level' | 'ahead';
  readonly points?: PointsOf;
}

/**
 * What an athlete needs in the last event to draw level with a rival, or to pass, given the rival’s mark in it (TR 39).
 * `markFor` is the inverse of the table. Undefined when the event has no table, and for points that are
 * no number.
 * @example findMarkToCatch({ own: 8100, rival: 8000, rivalMark: { st: 2 }, event: { g0: 1500, g1: '0' }, sex: 1 }, () => undefined)
 * // { points: 0 }
 */
export function findMarkToCatch(
  { own, rival, rivalMark, event, sex }: Chase,
  markFor: MarkFor,
  { aim = 'level', points = scoreCombinedPart }: CatchOptions = {},
): Catch | undefined {
  const rivalPoints = points(event, sex, rivalMark);
  if (rivalPoints === undefined) return undefined;
  const needed = rival + rivalPoints - own + (aim === 'ahead' ? 1 : 0);
  if (!Number.isFinite(needed)) return undefined;
  if (needed <= 0) return { points: 0 };
  const mark = markFor(event, sex, needed);
  return mark === undefined ? { points: needed } : { points: needed, mark };
}
