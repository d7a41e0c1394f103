import { type EventRef, isVerticalJump } from '../discipline/event-ref.ts';
import { findUnitOrder } from '../performance/compare-performances.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { isMark } from '../performance/performance.ts';
import { roundDistance, roundTime } from '../performance/shown-value.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import { selectContestBars } from './break-ties.ts';
import { type RankInput, type RankOptions, STANDINGS, type Standing } from './rank-input.ts';
import { findHeightCleared } from './vertical-countback.ts';

/** Rows with a mark, by their index, best first: by standing, proof and unit (`buckets`), then by value. */
interface MarkOrder {
  readonly rows: Int32Array;
  readonly buckets: Float64Array;
  readonly values: Float64Array;
}

const UNIT_COUNT = 3;
const BUCKETS_PER_STANDING = 2 * UNIT_COUNT;

/** A height cleared in a jump-off is the athlete's mark; the place comes from the bars before it, then from the jump-off. */
function rankedHeight(row: RankInput, mm: number): number {
  const bars = selectContestBars(row);
  return bars.some((bar) => bar.j === true) ? (findHeightCleared(bars) ?? mm) : mm;
}

/** Lowest first: milliseconds within a race, shown times by hand and across heats, whole centimetres, points. */
export function rankedValue(row: RankInput, event: EventRef, { acrossHeats }: RankOptions): number {
  const v = row.prf.v ?? 0;
  switch (findUnitOrder(row.prf, event)) {
    case 0:
      return acrossHeats === true || event.hand === true ? roundTime(v, event) : v;
    case 1:
      return -roundDistance(isVerticalJump(event.g0) ? rankedHeight(row, v) : v);
    default:
      return -v;
  }
}

/** What is no number from 0 on says nothing of a place. */
function isPlace(rank: number | undefined): rank is number {
  return rank !== undefined && rank >= 0;
}

/** Index in STANDINGS, beyond it for a number that is no place; in a list of a thousand rows or more a number never makes a guest. */
export function findStandingIndex(row: Pick<RankInput, 'rank' | 'standing'>, plain: boolean): number {
  const index = row.standing === undefined ? -1 : STANDINGS.indexOf(row.standing);
  if (index >= 0) return index;
  return plain || !isPlace(row.rank) ? 0 : Math.floor(row.rank / RANK_CLASS);
}

/**
 * How a row takes part, said by itself or by the number of its place in a list of so many rows (Q13).
 * @example findStanding({ rank: 1004 }, 12) // 'guest'
 */
export function findStanding(row: Pick<RankInput, 'rank' | 'standing'>, listLength: number): Standing {
  return STANDINGS[findStandingIndex(row, hasPlainPlaces(listLength))] ?? 'outOfCompetition';
}

/** Index in STANDINGS of all rows of a bucket. */
export function standingOfBucket(bucket: number): number {
  return Math.floor(bucket / BUCKETS_PER_STANDING);
}

/**
 * Positions 0 … n−1 by bucket, then value, then position. A road race has tens of thousands of rows: the three are packed
 * into one exact number each and sorted without a comparison in JavaScript, unless a mark is no whole number or the marks
 * lie too far apart for it.
 */
function sortedPositions(buckets: Float64Array, values: Float64Array): Int32Array {
  const count = values.length;
  const least = values.reduce((a, b) => Math.min(a, b), 0);
  const span = values.reduce((a, b) => Math.max(a, b), 0) - least + 1;
  const packs = STANDINGS.length * BUCKETS_PER_STANDING * span * count;
  const positions = new Int32Array(count);
  const at = (list: Float64Array, i: number) => list[i] ?? 0;
  if (!Number.isSafeInteger(packs) || !values.every(Number.isInteger)) {
    for (let i = 0; i < count; i++) positions[i] = i;
    return positions.sort((a, b) => at(buckets, a) - at(buckets, b) || at(values, a) - at(values, b));
  }
  const packed = new Float64Array(count);
  for (let i = 0; i < count; i++) packed[i] = (at(buckets, i) * span + at(values, i) - least) * count + i;
  packed.sort();
  for (let i = 0; i < count; i++) positions[i] = at(packed, i) % count;
  return positions;
}

/** The rows that may hold a place, in the ranking order of P4.2; ties are not parted yet. */
export function orderByMark(rows: readonly RankInput[], event: EventRef, options: RankOptions = {}): MarkOrder {
  const plain = hasPlainPlaces(rows.length);
  const indexes = new Int32Array(rows.length);
  const buckets = new Float64Array(rows.length);
  const values = new Float64Array(rows.length);
  let count = 0;
  rows.forEach((row, index) => {
    const standing = findStandingIndex(row, plain);
    if (!isMark(row.prf) || standing >= STANDINGS.length) return;
    indexes[count] = index;
    buckets[count] =
      standing * BUCKETS_PER_STANDING +
      (row.prf.st === MARK_STATUS.mark ? 0 : UNIT_COUNT) +
      findUnitOrder(row.prf, event);
    values[count] = rankedValue(row, event, options);
    count++;
  });
  const positions = sortedPositions(buckets.subarray(0, count), values.subarray(0, count));
  return {
    rows: positions.map((position) => indexes[position] ?? 0),
    buckets: Float64Array.from(positions, (position) => buckets[position] ?? 0),
    values: Float64Array.from(positions, (position) => values[position] ?? 0),
  };
}
