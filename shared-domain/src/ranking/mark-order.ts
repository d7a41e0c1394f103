import { type EventRef, isVerticalJump } from '../discipline/event-ref.ts';
import { findUnitOrder } from '../performance/compare-performances.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { isMark } from '../performance/performance.ts';
import { roundDistance, roundTime } from '../performance/shown-value.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import { selectContestBars } from './break-ties.ts';
import { PARTICIPATIONS, type Participation, type RankInput, type RankOptions } from './rank-input.ts';
import { findHeightCleared } from './vertical-countback.ts';

/** Indexes of the rows with a mark, best first: by bucket (standing, proven or not, unit), then by value. */
interface MarkOrder {
  readonly rows: Int32Array;
  readonly buckets: Float64Array;
  readonly values: Float64Array;
}

const UNIT_COUNT = 3;
const BUCKETS_PER_PARTICIPATION = 2 * UNIT_COUNT;

/** The height that ranks, mm: a height cleared in the jump-off is the mark, but the bars before the jump-off rank. */
function findRankedHeight(row: RankInput, mm: number): number {
  const bars = selectContestBars(row);
  return bars.some((bar) => bar.j === true) ? (findHeightCleared(bars) ?? mm) : mm;
}

/** Value to sort by, the lowest best: exact ms within a race, times as shown by hand and, where asked, across heats, negative distances and points. */
export function findRankedValue(row: RankInput, event: EventRef, { heatComparison }: RankOptions): number {
  const v = row.prf.v ?? 0;
  switch (findUnitOrder(row.prf, event)) {
    case 0:
      return heatComparison === 'asShown' || event.hand === true ? roundTime(v, event) : v;
    case 1:
      return -roundDistance(isVerticalJump(event.g0) ? findRankedHeight(row, v) : v);
    default:
      return -v;
  }
}

/** Whether a rank is a number from 0 on. */
function isPlace(rank: number | undefined): rank is number {
  return rank !== undefined && rank >= 0;
}

/** Index in PARTICIPATIONS, or beyond it for a number that is no rank; in a list of 1000 rows or more a number never means a guest. */
export function findParticipationIndex(row: Pick<RankInput, 'rank' | 'standing'>, isLongList: boolean): number {
  const index = row.standing === undefined ? -1 : PARTICIPATIONS.indexOf(row.standing);
  if (index >= 0) return index;
  return isLongList || !isPlace(row.rank) ? 0 : Math.floor(row.rank / RANK_CLASS);
}

/**
 * How a row takes part: by its own `standing`, or by its rank in a list of that length (Q13).
 * @example findParticipation({ rank: 1004 }, 12) // 'guest'
 */
export function findParticipation(row: Pick<RankInput, 'rank' | 'standing'>, listLength: number): Participation {
  return PARTICIPATIONS[findParticipationIndex(row, hasPlainPlaces(listLength))] ?? 'outOfCompetition';
}

/** Index in PARTICIPATIONS of the rows of a bucket. */
export function findBucketParticipation(bucket: number): number {
  return Math.floor(bucket / BUCKETS_PER_PARTICIPATION);
}

/**
 * Positions 0 … n−1 sorted by bucket, then value, then position. For speed in long races the three are packed into one number and
 * sorted natively, unless a mark is not a whole number or the packed numbers would not be exact.
 */
function sortPositions(buckets: Float64Array, values: Float64Array): Int32Array {
  const count = values.length;
  const lowestValue = values.reduce((a, b) => Math.min(a, b), 0);
  const span = values.reduce((a, b) => Math.max(a, b), 0) - lowestValue + 1;
  const maxPacked = PARTICIPATIONS.length * BUCKETS_PER_PARTICIPATION * span * count;
  const positions = new Int32Array(count);
  const readValue = (list: Float64Array, i: number) => list[i] ?? 0;
  if (!Number.isSafeInteger(maxPacked) || !values.every(Number.isInteger)) {
    for (let i = 0; i < count; i++) positions[i] = i;
    return positions.sort(
      (a, b) => readValue(buckets, a) - readValue(buckets, b) || readValue(values, a) - readValue(values, b),
    );
  }
  const packed = new Float64Array(count);
  for (let i = 0; i < count; i++)
    packed[i] = (readValue(buckets, i) * span + readValue(values, i) - lowestValue) * count + i;
  packed.sort();
  for (let i = 0; i < count; i++) positions[i] = readValue(packed, i) % count;
  return positions;
}

/** The rows that can have a place, in the ranking order of P4.2, ties not broken yet. */
export function orderByMark(rows: readonly RankInput[], event: EventRef, options: RankOptions = {}): MarkOrder {
  const isLongList = hasPlainPlaces(rows.length);
  const indexes = new Int32Array(rows.length);
  const buckets = new Float64Array(rows.length);
  const values = new Float64Array(rows.length);
  let count = 0;
  rows.forEach((row, index) => {
    const standing = findParticipationIndex(row, isLongList);
    if (!isMark(row.prf) || standing >= PARTICIPATIONS.length) return;
    indexes[count] = index;
    buckets[count] =
      standing * BUCKETS_PER_PARTICIPATION +
      (row.prf.st === MARK_STATUS.mark ? 0 : UNIT_COUNT) +
      findUnitOrder(row.prf, event);
    values[count] = findRankedValue(row, event, options);
    count++;
  });
  const positions = sortPositions(buckets.subarray(0, count), values.subarray(0, count));
  return {
    rows: positions.map((position) => indexes[position] ?? 0),
    buckets: Float64Array.from(positions, (position) => buckets[position] ?? 0),
    values: Float64Array.from(positions, (position) => values[position] ?? 0),
  };
}
