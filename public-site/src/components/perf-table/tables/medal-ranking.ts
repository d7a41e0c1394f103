import { findCategory } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';

/** The ranking whose first three get medals: that of everybody, or of each category where a list compares what does not compare. */
export type MedalRanking = 'all' | 'category';

/**
 * A list with places by category and several implements or both sexes has a ranking for each category, so that nobody gets a medal for
 * beating another implement or sex; with one implement and one sex the ranking of all stands.
 */
export function findMedalRanking(
  rows: readonly Pick<ResultRow, 'category' | 'implement' | 'rankCategory'>[],
): MedalRanking {
  if (!rows.some(({ rankCategory }) => rankCategory !== undefined)) return 'all';
  const implementCount = new Set(rows.flatMap(({ implement }) => implement ?? [])).size;
  const sexes = rows.flatMap(({ category }) => (category === undefined ? [] : (findCategory(category)?.sex ?? [])));
  return implementCount > 1 || new Set(sexes.filter((sex) => sex !== 3)).size > 1 ? 'category' : 'all';
}
