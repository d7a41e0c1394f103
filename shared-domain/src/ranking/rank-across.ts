import { findCategory } from '../category/category-table.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import type { RankInput, Ranking } from './rank-input.ts';
import { rankResults } from './rank-results.ts';

/** Places inside an athlete's own category and sex; none for guests, or when the category is not known. */
export interface OwnRanks {
  readonly rankCategory?: number;
  readonly rankSex?: number;
}

type Ranks = readonly (number | undefined)[];

/** Indexes of the rows with a plain place, by place: each place is a number from 1, so no comparison is needed. */
function byPlace(ranks: Ranks): number[] {
  const end = hasPlainPlaces(ranks.length) ? Number.POSITIVE_INFINITY : RANK_CLASS;
  const atPlace: number[][] = [];
  ranks.forEach((rank, index) => {
    if (rank === undefined || rank >= end) return;
    const tie = atPlace[rank];
    if (tie) tie.push(index);
    else atPlace[rank] = [index];
  });
  return atPlace.flat();
}

function placesWithin(order: readonly number[], ranks: Ranks, groups: readonly (string | number | undefined)[]) {
  const counted = new Map<string | number, { size: number; place: number; rank: number | undefined }>();
  const places: (number | undefined)[] = ranks.map(() => undefined);
  for (const index of order) {
    const group = groups[index];
    if (group === undefined) continue;
    let last = counted.get(group);
    if (!last) {
      last = { size: 0, place: 0, rank: undefined };
      counted.set(group, last);
    }
    last.size++;
    if (ranks[index] !== last.rank) last.place = last.size;
    last.rank = ranks[index];
    places[index] = last.place;
  }
  return places;
}

/**
 * Place of every row among the rows of its own group, in the order of the overall places; a tie stays a tie.
 * @example rankWithin([1, 2, 3], ['F', 'M', 'F']) // [1, 1, 2]
 */
export function rankWithin(ranks: Ranks, groups: readonly (string | number | undefined)[]): (number | undefined)[] {
  return placesWithin(byPlace(ranks), ranks, groups);
}

/**
 * Category and sex places of a road, cross or trail race; `rankings` when the overall places are known already. A row
 * without a place, or of an unknown category, has none of what is not known.
 * @example rankAcross([{ prf: { v: 1930000, u: 'ms', st: 1 }, category: 55 }], { g0: 10000, g1: 'R' })
 * // [{ rankCategory: 1, rankSex: 1 }]
 */
export function rankAcross(
  rows: readonly RankInput[],
  event: EventRef,
  rankings: readonly Ranking[] = rankResults(rows, event),
): OwnRanks[] {
  const ranks = rankings.map(({ rank }, index) =>
    (rows[index]?.standing ?? 'ranked') === 'ranked' ? rank : undefined,
  );
  const order = byPlace(ranks);
  const categories = rows.map(({ category }) => category);
  const inCategory = placesWithin(order, ranks, categories);
  const inSex = placesWithin(
    order,
    ranks,
    categories.map((category) => (category === undefined ? undefined : findCategory(category)?.sex)),
  );
  return rows.map((_, index) => {
    const rankCategory = inCategory[index];
    const rankSex = inSex[index];
    if (rankCategory === undefined) return {};
    return rankSex === undefined ? { rankCategory } : { rankCategory, rankSex };
  });
}
