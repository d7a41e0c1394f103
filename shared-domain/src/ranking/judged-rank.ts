/**
 * The place that a list shows: the judge's instead of the computed one; nobody without a computed place gets one.
 * @example findShownRank(2, 1) // 1
 */
export function findShownRank(rank: number | undefined, judgedRank: number | undefined): number | undefined {
  return rank === undefined ? undefined : (judgedRank ?? rank);
}
