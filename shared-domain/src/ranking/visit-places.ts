import type { EventRef } from '../discipline/event-ref.ts';
import { findTieRule, splitTie } from './break-ties.ts';
import { findBucketStanding, orderByMark } from './mark-order.ts';
import type { RankInput, RankOptions } from './rank-input.ts';

/** Receives the index of a row, its place in its standing (from 1) and that standing (an index in STANDINGS). */
type PlaceVisitor = (index: number, place: number, standing: number) => void;

/** Visits all rows with a place, by standing and then best first. */
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
  for (let from = 0, to = 0; from < order.length; from = to) {
    do to++;
    while (to < order.length && buckets[to] === buckets[from] && values[to] === values[from]);
    const tieStanding = findBucketStanding(buckets[from] ?? 0);
    if (tieStanding !== standing) place = 1;
    standing = tieStanding;
    if (to === from + 1) {
      visit(order[from] ?? 0, place, standing);
      place++;
      continue;
    }
    for (const part of splitTie(Array.from(order.subarray(from, to)), rows, rule, place === 1)) {
      for (const index of part) visit(index, place, standing);
      place += part.length;
    }
  }
}
