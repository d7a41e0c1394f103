import type { Split, SplitRow } from './split.ts';

/** A point of the course where times were taken. */
export type SplitPoint = Pick<Split, 'd' | 'label'>;

/** Smaller numbers of an event are no distance: those of cross-country races. */
const MIN_DISTANCE_METRES = 50;

/**
 * Whether a point lies at the finish of a race, or beyond it; `distance` that is none, of a cross, has no known finish.
 * @example isFinishPoint(1500, 1500) // true
 */
export function isFinishPoint(d: number, distance: number | undefined): boolean {
  return distance !== undefined && distance >= MIN_DISTANCE_METRES && d >= distance - 1;
}

/**
 * The points of a course in its order, from the passages of its runners, each named as it was first; the finish is none.
 * @example listSplitPoints([{ splits: [{ d: 800, t: 1 }, { d: 400, t: 1 }] }], 1500) // [{ d: 400 }, { d: 800 }]
 */
export function listSplitPoints(rows: readonly SplitRow[], distance?: number): SplitPoint[] {
  const points = new Map<number, SplitPoint>();
  for (const { splits = [] } of rows)
    for (const { d, label } of splits) {
      if (isFinishPoint(d, distance) || (points.has(d) && (label === undefined || points.get(d)?.label !== undefined)))
        continue;
      points.set(d, label === undefined ? { d } : { d, label });
    }
  return [...points.values()].sort((a, b) => a.d - b.d);
}

/** The point before a point of the course; undefined for the first one. @example findPointBefore([{ d: 400 }, { d: 800 }], 800) // { d: 400 } */
export function findPointBefore(points: readonly SplitPoint[], metres: number): SplitPoint | undefined {
  return points.findLast(({ d }) => d < metres);
}
