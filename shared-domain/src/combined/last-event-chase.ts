import type { EventRef } from '../discipline/event-ref.ts';
import type { Performance } from '../performance/performance.ts';
import type { FindWorstMark } from './mark-to-catch.ts';
import { findMarkToCatch } from './mark-to-catch.ts';

/** An athlete before the last event: points so far, and the mark there, actual or expected; undefined for nobody who goes on. */
export interface Chaser {
  readonly points: number;
  readonly mark?: Performance | undefined;
}

/** The athlete ahead, as an index, and the worst mark that passes. */
export interface LastEventChase {
  readonly rival: number;
  readonly mark: Performance;
}

/** Nobody gains more points than a world's best does: a mark for more is not worth saying. */
const MAX_EVENT_POINTS = 1100;

/**
 * For each athlete before the last event of a combined event, the mark that passes the one ahead, who is taken to achieve the `mark` given
 * (TR 39). Undefined for the leader, where the other's mark is not known, and where none is needed or possible.
 * @example listLastEventChases([{ points: 8100, mark: { st: 2 } }, { points: 8000 }], { g0: 1500, g1: '0' }, 1, (_, __, points) => ({ v: 300_000 - points, u: 'ms', st: 1 }))
 * // [undefined, { rival: 0, mark: { v: 299_899, u: 'ms', st: 1 } }]
 */
export function listLastEventChases(
  chasers: readonly (Chaser | undefined)[],
  event: EventRef,
  sex: 1 | 2,
  findWorstMark: FindWorstMark,
): (LastEventChase | undefined)[] {
  return chasers.map((chaser) => {
    const rival = chaser === undefined ? -1 : findNextAhead(chasers, chaser.points);
    const { points: rivalPoints = 0, mark: rivalMark } = chasers[rival] ?? {};
    if (chaser === undefined || rivalMark === undefined) return undefined;
    const chase = { ownPoints: chaser.points, rivalPoints, rivalMark, event, sex };
    const needed = findMarkToCatch(chase, findWorstMark, { aim: 'ahead' });
    if (needed?.mark === undefined || needed.points > MAX_EVENT_POINTS) return undefined;
    return { rival, mark: needed.mark };
  });
}

/** The index of the athlete with the fewest points more than these; -1 for nobody. */
function findNextAhead(chasers: readonly (Chaser | undefined)[], points: number): number {
  const pointsAhead = chasers.flatMap((other) => (other !== undefined && other.points > points ? [other.points] : []));
  return pointsAhead.length === 0 ? -1 : chasers.findIndex((other) => other?.points === Math.min(...pointsAhead));
}
