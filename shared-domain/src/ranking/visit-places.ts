import type { EventRef } from '../discipline/event-ref.ts';
import { findTieRule, splitTie } from './break-ties.ts';
import { findBucketParticipation, orderByMark } from './mark-order.ts';
import type { RankInput, RankOptions } from './rank-input.ts';

/** Receives the index of a row, its `standing` as an index in PARTICIPATIONS, and its place (from 1) among the rows of that standing. */
type PlaceVisitor = (index: number, place: number, standing: number) => void;

/** Visits all rows with a place, best first, in the order of PARTICIPATIONS; places begin again at 1 for each of them. */
export function visitPlaces(
  rows: readonly RankInput[],
  event: EventRef,
  options: RankOptions,
  visit: PlaceVisitor,
): void {
  const rule = findTieRule(event, options.heatComparison !== undefined);
  const { rows: order, buckets, values } = orderByMark(rows, event, options);
  let place = 1;
  let standing = 0;
  for (let start = 0, end = 0; start < order.length; start = end) {
    do end++;
    while (end < order.length && buckets[end] === buckets[start] && values[end] === values[start]);
    const tieStanding = findBucketParticipation(buckets[start] ?? 0);
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
