/** A result of an athlete of a team: its event, and its points where it has any. */
export interface TeamMark {
  readonly athlete: string;
  readonly g0: number;
  readonly g1: string;
  readonly points: number | undefined;
}

/**
 * Results of a team, those with most points first, each with whether it counts: of each athlete the best of each event does.
 * @example countForTeam([{ athlete: 'A', g0: 100, g1: '0', points: 900 }])[0]?.counted // true
 */
export function countForTeam<R extends TeamMark>(results: readonly R[]): (R & { readonly counted: boolean })[] {
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
