/** A result of a team's athlete, with its points, if any. */
export interface TeamMark {
  readonly athlete: string;
  readonly g0: number;
  readonly g1: string;
  readonly points: number | undefined;
}

/**
 * Results of a team, most points first, with whether each counts: the best of each athlete in each event does.
 * @example markCountedResults([{ athlete: 'A', g0: 100, g1: '0', points: 900 }])[0]?.counted // true
 */
export function markCountedResults<R extends TeamMark>(results: readonly R[]): (R & { readonly counted: boolean })[] {
  const seen = new Set<string>();
  return results
    .toSorted((a, b) => (b.points ?? -1) - (a.points ?? -1))
    .map((result) => {
      const key = `${result.athlete} ${result.g0} ${result.g1}`;
      const counted = result.points !== undefined && !seen.has(key);
      if (counted) seen.add(key);
      return { ...result, counted };
    });
}
