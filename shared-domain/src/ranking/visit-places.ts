import type { EventRef } from '../discipline/event-ref.ts';
import { findTieRule, splitTie } from './break-ties.ts';
import { findBucketStanding, orderByMark } from './mark-order.ts';
import type { RankInput, RankOptions } from './rank-input.ts';

/** Receives the index of a row, its place in its standing (from 1) and that standing (an index in STANDINGS). */
type PlaceVisitor = (index: number, place: number, standing: number) => void;

/** Visits all rows with a place: those of one standing after those of the one before, each best first. Places begin again at 1 for each. */
export function visitPlaces(
  rows: readonly RankInput[],
  event: EventRef,
  options: RankOptions,
  visit: PlaceVisitor,
): void {
  const rule = findTieRule(event, (options.acrossHeats ?? false) !== false);
  const { rows: order, buckets, values } = orderByMark(rows, event, options);
  let place = 1;
  let standing = 0;
  for (let start = 0, end = 0; start < order.length; start = end) {
    do end++;
    while (end < order.length && buckets[end] === buckets[start] && values[end] === values[start]);
    const tieStanding = findBucketStanding(buckets[start] ?? 0);
    if (tieStanding !== standing) place = 1;
    standing = tieStanding;
    if (end === start + 1) {
      visit(order[start] ?? 0, place, standing);
      place++;
      continue;
    }
    for (const part of splitTie(Array.from(order.subarray(start, end)), rows, rule, place === 1)) {
      for (const index of part) visit(index, place, standing);
      place += part.length;
    }
  }
}
