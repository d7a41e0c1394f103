import { hasNoMark, MARK_STATUS } from '../performance/mark-status.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import type { Split, SplitRow } from './split.ts';
import { isFinishPoint } from './split-points.ts';

interface RunnerRow extends SplitRow {
  readonly prf: Performance;
}

/** The furthest passage of a runner; undefined without any. @example findLastSplit({ splits: [{ d: 5000, t: 9 }, { d: 1000, t: 2 }] })?.d // 5000 */
export function findLastSplit({ splits = [] }: SplitRow): Split | undefined {
  return splits.reduce<Split | undefined>(
    (last, split) => (last === undefined || split.d > last.d ? split : last),
    undefined,
  );
}

/**
 * The order of runners on the course: who passed the furthest point is ahead, at one point who was there first; negative where `a` is ahead.
 * Rows without a passage come after those with one.
 * @example compareProgress({ splits: [{ d: 5000, t: 930_000 }] }, { splits: [{ d: 1000, t: 180_000 }] }) < 0 // true
 */
export function compareProgress(a: SplitRow, b: SplitRow): number {
  const [one, other] = [findLastSplit(a), findLastSplit(b)];
  return (other?.d ?? 0) - (one?.d ?? 0) || (one?.t ?? 0) - (other?.t ?? 0);
}

/**
 * Whether a runner is on the course: passages and no result yet.
 * @example isOnCourse({ prf: { st: 6 }, splits: [{ d: 5000, t: 930_000 }] }) // true
 */
export function isOnCourse({ prf, splits = [] }: RunnerRow): boolean {
  const hasNoResult = prf.st === MARK_STATUS.dash || (!hasNoMark(prf) && !isMark(prf));
  return hasNoResult && splits.length > 0;
}

/** The finish that is to be expected: the time in ms, from the passage at `from` metres. */
export interface ProjectedFinish {
  readonly t: number;
  readonly from: number;
}

/** Before this share of the distance a projection would be a guess, and over a shorter part a pace says little. */
const MIN_SHARE = 0.1;

/**
 * The finish of a runner on the course, at the pace of the last part that is a tenth of the distance or longer: of 31,900 runners of a marathon it
 * is nearer than the pace since the start, as most slow down. Undefined before a tenth of the distance, without a known distance, and once
 * there is a result.
 * @example projectFinish({ prf: { st: 6 }, splits: [{ d: 10_000, t: 1_800_000 }] }, 21_097)?.t // 3_797_460
 */
export function projectFinish(row: RunnerRow, distance: number | undefined): ProjectedFinish | undefined {
  const last = findLastSplit(row);
  if (!isOnCourse(row) || last === undefined || distance === undefined) return undefined;
  if (!isFinishPoint(distance, distance) || isFinishPoint(last.d, distance)) return undefined;
  const part = distance * MIN_SHARE;
  if (last.d < part) return undefined;
  const before = findLastSplit({ splits: row.splits?.filter(({ d }) => d <= last.d - part) }) ?? { d: 0, t: 0 };
  const ms = last.t - before.t;
  if (ms <= 0) return undefined;
  return { t: Math.round(last.t + (ms * (distance - last.d)) / (last.d - before.d)), from: last.d };
}
