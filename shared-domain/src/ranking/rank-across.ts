import type { Sex } from '../category/category.ts';
import { findCategory } from '../category/site-categories.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import type { RankInput, Ranking } from './rank-input.ts';
import { rankResults } from './rank-results.ts';

/**
 * Places inside an athlete's own category and sex; none for guests, when the category is not known, and for who is neither male nor female
 * (Q41). In the category of all ages of a sex the place is that of the sex; that of everybody is the overall place alone.
 */
export interface OwnRanks {
  readonly rankCategory?: number;
  readonly rankSex?: number;
}

interface Groups {
  readonly category?: number;
  readonly sex?: Sex;
  /** The category is that of all ages of the sex. */
  readonly isAllAges?: boolean;
}

/** Neither male nor female alone. */
const MIXED = 3;
const NO_GROUPS: Groups = Object.freeze({});

function findCategoryGroups(category: number): Groups {
  const { sex, wildcard } = findCategory(category) ?? {};
  if (sex === undefined) return { category };
  if (wildcard !== true) return { category, sex };
  return sex === MIXED ? NO_GROUPS : { category, sex, isAllAges: true };
}

/**
 * Says of each row of a list among whom it has places besides the overall one.
 * @example createGroupFinder()({ category: 45 }) // { category: 45, sex: 1 }
 */
export function createGroupFinder(): (row: Pick<RankInput, 'category' | 'sex'>) => Groups {
  const known = new Map<number, Groups>();
  return ({ category, sex }) => {
    if (category === undefined || sex !== undefined) return NO_GROUPS;
    const groups = known.get(category) ?? findCategoryGroups(category);
    known.set(category, groups);
    return groups;
  };
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
  const groups = rows.map(createGroupFinder());
  const inSex = placesWithin(
    order,
    ranks,
    groups.map(({ sex }) => sex),
  );
  const inCategory = placesWithin(
    order,
    ranks,
    groups.map(({ category }) => category),
  );
  return rows.map((_, index) => {
    const rankSex = inSex[index];
    const rankCategory = groups[index]?.isAllAges === true ? rankSex : inCategory[index];
    if (rankCategory === undefined) return {};
    return rankSex === undefined ? { rankCategory } : { rankCategory, rankSex };
  });
}
