import type { Split, SplitRow } from './split.ts';

/** A point of the course where times were taken; `best`: the time of who passed it first, ms. */
export interface SplitPoint extends Pick<Split, 'd' | 'label'> {
  readonly best?: number | undefined;
}

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
 * The points of a course in its order, from the passages of its runners, each named as it was first; the finish is none. A point has its
 * best time where the runner who has the first place there is among them.
 * @example listSplitPoints([{ splits: [{ d: 800, t: 1 }, { d: 400, t: 1 }] }], 1500) // [{ d: 400 }, { d: 800 }]
 */
export function listSplitPoints(rows: readonly SplitRow[], distance?: number): SplitPoint[] {
  const points = new Map<number, SplitPoint>();
  for (const { splits = [] } of rows)
    for (const { d, t, label, rank } of splits) {
      if (isFinishPoint(d, distance)) continue;
      const known = points.get(d);
      const name = known?.label ?? label;
      const best = known?.best ?? (rank === 1 ? t : undefined);
      points.set(d, { d, ...(name !== undefined && { label: name }), ...(best !== undefined && { best }) });
    }
  return [...points.values()].sort((a, b) => a.d - b.d);
}

/** The point before a point of the course; undefined for the first one. @example findPointBefore([{ d: 400 }, { d: 800 }], 800) // { d: 400 } */
export function findPointBefore(points: readonly SplitPoint[], metres: number): SplitPoint | undefined {
  return points.findLast(({ d }) => d < metres);
}
