import type { EventRef } from '../discipline/event-ref.ts';
import { findDistance } from '../discipline/relays.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { roundTime } from '../performance/shown-value.ts';
import { computePace } from './pace.ts';
import { findSplit, type Split, type SplitRow, sortSplits } from './split.ts';
import { isFinishPoint } from './split-points.ts';

/** The part of a course between two passages of a runner, of which `from` is the earlier one and 0 the start. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  /** How long the runner took, ms: the difference of the times as they are shown, so that these add up. */
  readonly ms: number;
  /** ms per kilometre. */
  readonly pace: number | undefined;
}

function createSegment(
  before: Pick<Split, 'd' | 't'>,
  after: Pick<Split, 'd' | 't'>,
  event: EventRef,
): Segment | undefined {
  const ms = roundTime(after.t, event) - roundTime(before.t, event);
  return ms > 0 && after.d > before.d
    ? { from: before.d, to: after.d, ms, pace: computePace(ms, after.d - before.d) }
    : undefined;
}

const START = { d: 0, t: 0 };

/**
 * The part of the course up to a point: from the point before it, or from the start (0). Undefined where the runner misses one of the two
 * passages, so that all of a list are of one length.
 * @example findSegment([{ d: 400, t: 62_000 }, { d: 800, t: 126_000 }], 400, 800, { g0: 1500, g1: '0' })?.ms // 64_000
 */
export function findSegment(
  splits: readonly Split[] | undefined,
  from: number,
  to: number,
  event: EventRef,
): Segment | undefined {
  const before = from === 0 ? START : findSplit(splits, from);
  const after = findSplit(splits, to);
  return before === undefined || after === undefined ? undefined : createSegment(before, after, event);
}

/**
 * The time of the finish on the clock of the passages, ms: the net time where there is one, as chips start at the line, unless a passage is later.
 * @example findFinishTime({ prf: { v: 1_930_000, z: 1_910_000, u: 'ms', st: 1 } }) // 1_910_000
 */
export function findFinishTime({ prf, splits = [] }: SplitRow & { readonly prf: Performance }): number | undefined {
  if (!isMark(prf)) return undefined;
  const { v, z } = prf;
  const last = splits.reduce((latest, { t }) => Math.max(latest, t), 0);
  return z !== undefined && z > last ? z : v;
}

/** One passage of a runner, with the part of the course before it; the finish is the last one. */
export interface Passage extends Split {
  readonly isFinish: boolean;
  readonly segment: Segment | undefined;
}

/**
 * All passages of a runner in the order of the course, each with the time and the pace since the one before, then the finish where there is
 * a mark and a distance.
 * @example listPassages({ prf: { v: 251_000, u: 'ms', st: 1 }, splits: [{ d: 800, t: 134_000 }] }, { g0: 1500, g1: '0' })[1]?.segment?.ms // 117_000
 */
export function listPassages(
  row: SplitRow & { readonly prf: Performance; readonly rank?: number | undefined },
  event: EventRef,
): Passage[] {
  const distance = findDistance(event);
  const points = sortSplits(row.splits ?? []).filter(({ d }) => !isFinishPoint(d, distance));
  const finishTime = findFinishTime(row);
  const hasFinish = isFinishPoint(distance, distance) && finishTime !== undefined;
  const all = [
    ...points.map((split) => ({ ...split, isFinish: false })),
    ...(hasFinish ? [{ d: distance, t: finishTime, rank: row.rank, isFinish: true }] : []),
  ];
  return all.map((split, index) => ({ ...split, segment: createSegment(all[index - 1] ?? START, split, event) }));
}
