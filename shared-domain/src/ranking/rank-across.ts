import { categoryOf } from '../category/category-table.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import type { RankInput, Ranking } from './rank-input.ts';
import { rankResults } from './rank-results.ts';

/** Places inside an athlete's own category and sex; none for guests, or when the category is not known. */
export interface OwnRanks {
  readonly rankCategory?: number;
  readonly rankSex?: number;
}

/**
 * Place of every row among the rows of its own group, in the order of the overall places; a tie stays a tie.
 * @example rankWithin([1, 2, 3], ['F', 'M', 'F']) // [1, 1, 2]
 */
export function rankWithin(
  ranks: readonly (number | undefined)[],
  groups: readonly (string | number | undefined)[],
): (number | undefined)[] {
  const counted = new Map<string | number, { size: number; place: number; rank: number }>();
  const places: (number | undefined)[] = ranks.map(() => undefined);
  const end = hasPlainPlaces(ranks.length) ? Number.POSITIVE_INFINITY : RANK_CLASS;
  const order = ranks.flatMap((rank, index) => (rank === undefined || rank >= end ? [] : [{ rank, index }]));
  for (const { rank, index } of order.sort((a, b) => a.rank - b.rank)) {
    const group = groups[index];
    if (group === undefined) continue;
    const last = counted.get(group) ?? { size: 0, place: 0, rank: 0 };
    const size = last.size + 1;
    const place = rank === last.rank ? last.place : size;
    counted.set(group, { size, place, rank });
    places[index] = place;
  }
  return places;
}

/** Category and sex places of a road, cross or trail race; `rankings` when the overall places are known already. */
export function rankAcross(
  rows: readonly RankInput[],
  event: EventRef,
  rankings: readonly Ranking[] = rankResults(rows, event),
): OwnRanks[] {
  const ranks = rankings.map(({ rank }) => rank);
  const inCategory = rankWithin(
    ranks,
    rows.map(({ category }) => category),
  );
  const inSex = rankWithin(
    ranks,
    rows.map(({ category }) => (category === undefined ? undefined : categoryOf(category)?.sex)),
  );
  return rows.map((_, index) => {
    const rankCategory = inCategory[index];
    const rankSex = inSex[index];
    return { ...(rankCategory !== undefined && { rankCategory }), ...(rankSex !== undefined && { rankSex }) };
  });
}
