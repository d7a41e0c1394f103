import type { ProtestRankings } from '../contest/log/protest-rankings.ts';

/** Places of athletes, by row, if the pending protests are upheld and if they are dismissed (TR 8.5); only where the two differ. */
export type ProtestPlaces = ReadonlyMap<string, { readonly upheld: number | null; readonly dismissed: number | null }>;

/** The two places of each athlete whom a pending protest moves. @example readProtestPlaces(['bib:1'], undefined).size // 0 */
export function readProtestPlaces(athletes: readonly string[], rankings: ProtestRankings | undefined): ProtestPlaces {
  if (rankings === undefined) return new Map();
  const places = athletes.map((row, at) => {
    return [row, { upheld: rankings.upheld[at] ?? null, dismissed: rankings.dismissed[at] ?? null }] as const;
  });
  return new Map(places.filter(([, { upheld, dismissed }]) => upheld !== dismissed));
}
