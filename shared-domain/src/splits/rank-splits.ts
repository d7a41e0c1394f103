import { MARK_STATUS } from '../performance/mark-status.ts';
import type { Performance } from '../performance/performance.ts';
import type { Split, SplitRow } from './split.ts';

interface RankedRow extends SplitRow {
  readonly prf: Performance;
  /** How somebody takes part who holds no place: a guest, or out of competition. */
  readonly standing?: string | undefined;
}

/** A disqualified athlete and a guest hold no place at any point; who did not finish held those up to there. */
const canHoldPlace = ({ prf, standing }: RankedRow): boolean =>
  prf.st !== MARK_STATUS.dq && prf.st !== MARK_STATUS.dns && (standing === undefined || standing === 'ranked');

/** How many of the sorted times are before one. */
function countEarlier(times: Float64Array, t: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? t) < t) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Places of the rows of a race at each point, by the time there: equal times share a place and the next one is skipped. Who has no passage
 * at a point has no place there.
 * @returns the passages of each row with their places, aligned with the rows
 * @example rankSplits([{ prf: { st: 6 }, splits: [{ d: 400, t: 61_000 }] }, { prf: { st: 6 }, splits: [{ d: 400, t: 60_000 }] }])
 *   // [[{ d: 400, t: 61_000, rank: 2 }], [{ d: 400, t: 60_000, rank: 1 }]]
 */
export function rankSplits(rows: readonly RankedRow[]): (readonly Split[] | undefined)[] {
  const timesByPoint = new Map<number, number[]>();
  for (const row of rows)
    if (canHoldPlace(row))
      for (const { d, t } of row.splits ?? []) {
        const times = timesByPoint.get(d);
        if (times === undefined) timesByPoint.set(d, [t]);
        else times.push(t);
      }
  const sortedByPoint = new Map([...timesByPoint].map(([d, times]) => [d, Float64Array.from(times).sort()]));
  return rows.map((row) =>
    row.splits?.map(({ d, t, label }) => {
      const times = canHoldPlace(row) ? sortedByPoint.get(d) : undefined;
      const rank = times && countEarlier(times, t) + 1;
      return { d, t, ...(label !== undefined && { label }), ...(rank !== undefined && { rank }) };
    }),
  );
}
