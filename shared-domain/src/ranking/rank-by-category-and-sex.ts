import type { Sex } from '../category/category.ts';
import { findCategory } from '../category/site-categories.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import type { RankInput, Ranking } from './rank-input.ts';
import { rankResults } from './rank-results.ts';

/**
 * Places in the athlete's category and sex; none for guests, for an unknown category and for athletes who are neither male nor
 * female (Q41). In a category of all ages of one sex both places are the same; in that of everybody there is neither.
 */
export interface GroupRanks {
  readonly rankCategory?: number;
  readonly rankSex?: number;
}

interface RankGroups {
  readonly category?: number;
  readonly sex?: Sex;
  /** The category has all ages of the sex. */
  readonly isAllAges?: boolean;
}

/** Sex of a category that is open to women and men. */
const MIXED = 3;
const NO_GROUPS: RankGroups = Object.freeze({});

function findCategoryGroups(category: number): RankGroups {
  const { sex, wildcard } = findCategory(category) ?? {};
  if (sex === undefined) return { category };
  if (wildcard !== true) return { category, sex };
  return sex === MIXED ? NO_GROUPS : { category, sex, isAllAges: true };
}

/**
 * Returns a function that finds the category and sex in which a row is ranked; it caches categories, for long lists.
 * @example createGroupFinder()({ category: 45 }) // { category: 45, sex: 1 }
 */
export function createGroupFinder(): (row: Pick<RankInput, 'category' | 'sex'>) => RankGroups {
  const groupsByCategory = new Map<number, RankGroups>();
  return ({ category, sex }) => {
    if (category === undefined || sex !== undefined) return NO_GROUPS;
    const groups = groupsByCategory.get(category) ?? findCategoryGroups(category);
    groupsByCategory.set(category, groups);
    return groups;
  };
}

type Ranks = readonly (number | undefined)[];

/** Indexes of the rows with a place that is no guest's, sorted by place (by counting, which is faster for long lists). */
function listIndexesByPlace(ranks: Ranks): number[] {
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

function countPlacesWithin(order: readonly number[], ranks: Ranks, groups: readonly (string | number | undefined)[]) {
  const groupCounts = new Map<string | number, { size: number; place: number; rank: number | undefined }>();
  const places: (number | undefined)[] = ranks.map(() => undefined);
  for (const index of order) {
    const group = groups[index];
    if (group === undefined) continue;
    let last = groupCounts.get(group);
    if (!last) {
      last = { size: 0, place: 0, rank: undefined };
      groupCounts.set(group, last);
    }
    last.size++;
    if (ranks[index] !== last.rank) last.place = last.size;
    last.rank = ranks[index];
    places[index] = last.place;
  }
  return places;
}

/**
 * Place of every row among the rows of its group, in the order of the overall places; ties stay ties.
 * @example rankWithin([1, 2, 3], ['F', 'M', 'F']) // [1, 1, 2]
 */
export function rankWithin(ranks: Ranks, groups: readonly (string | number | undefined)[]): (number | undefined)[] {
  return countPlacesWithin(listIndexesByPlace(ranks), ranks, groups);
}

/**
 * Category and sex places of a road, cross or trail race; pass `rankings` where the overall places are already computed.
 * @example rankByCategoryAndSex([{ prf: { v: 1930000, u: 'ms', st: 1 }, category: 55 }], { g0: 10000, g1: 'R' })
 * // [{ rankCategory: 1, rankSex: 1 }]
 */
export function rankByCategoryAndSex(
  rows: readonly RankInput[],
  event: EventRef,
  rankings: readonly Ranking[] = rankResults(rows, event),
): GroupRanks[] {
  const ranks = rankings.map(({ rank }, index) =>
    (rows[index]?.standing ?? 'ranked') === 'ranked' ? rank : undefined,
  );
  const order = listIndexesByPlace(ranks);
  const groups = rows.map(createGroupFinder());
  const inSex = countPlacesWithin(
    order,
    ranks,
    groups.map(({ sex }) => sex),
  );
  const inCategory = countPlacesWithin(
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
