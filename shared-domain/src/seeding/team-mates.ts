import type { SeedEntry } from './seed-order.ts';

/** Two athletes who changed heats, so that team-mates do not meet. */
export interface Swap {
  readonly ids: readonly [string, string];
  readonly heats: readonly [number, number];
}

/** Team-mates who could not be kept apart. */
export interface Together {
  readonly heat: number;
  readonly team: string;
  readonly ids: readonly string[];
}

interface Seat {
  readonly heat: number;
  readonly at: number;
}

/** Lane group, from 0, of the athlete who is `at` in his heat's order; beyond the groups everyone is on his own level. */
function levelOf(at: number, groups: readonly number[]): number {
  let end = 0;
  for (const [level, size] of groups.entries()) {
    end += size;
    if (at < end) return level;
  }
  return groups.length + at - end;
}

function teamMates(heat: readonly SeedEntry[], team: string | undefined, but: number): number {
  return team === undefined ? 0 : heat.filter((other, at) => at !== but && other.team === team).length;
}

/** How many meetings of team-mates changing two seats would save. */
function saving(heats: readonly (readonly SeedEntry[])[], a: Seat, b: Seat): number {
  const [heatA = [], heatB = []] = [heats[a.heat], heats[b.heat]];
  const [teamA, teamB] = [heatA[a.at]?.team, heatB[b.at]?.team];
  if (teamA === teamB) return 0;
  const now = teamMates(heatA, teamA, a.at) + teamMates(heatB, teamB, b.at);
  return now - teamMates(heatA, teamB, a.at) - teamMates(heatB, teamA, b.at);
}

/** May these two change: the same lane group (TR 20.3), and the best of a heat only with the best of another. */
function exchangeable(a: Seat, b: Seat, groups: readonly number[]): boolean {
  if (a.heat >= b.heat || levelOf(a.at, groups) !== levelOf(b.at, groups)) return false;
  return a.at === b.at || (a.at > 0 && b.at > 0);
}

/** The change that saves most meetings, between those nearest in level, of the weakest who can. */
function bestSwap(
  heats: readonly (readonly SeedEntry[])[],
  groups: readonly number[],
): readonly [Seat, Seat] | undefined {
  const seats = heats
    .flatMap((heat, index) => heat.map((_, at): Seat => ({ heat: index, at })))
    .toSorted((a, b) => b.at - a.at);
  let best: readonly [Seat, Seat] | undefined;
  let most = 0;
  for (const a of seats) {
    for (const b of seats) {
      if (!exchangeable(a, b, groups)) continue;
      const worth = saving(heats, a, b) - Math.abs(a.at - b.at) / (seats.length + 1);
      if (worth <= most) continue;
      best = [a, b];
      most = worth;
    }
  }
  return best;
}

function meetings(heats: readonly (readonly SeedEntry[])[]): Together[] {
  return heats.flatMap((rows, heat) => {
    const teams = new Set(rows.flatMap(({ team }) => (team === undefined ? [] : [team])));
    return [...teams]
      .map((team) => ({ heat, team, ids: rows.filter((row) => row.team === team).map(({ id }) => id) }))
      .filter(({ ids }) => ids.length > 1);
  });
}

/**
 * Keeps team-mates apart where possible (TR 20.3): athletes of the same lane group change heats as long as that saves a
 * meeting, those nearest in level first; heats keep their sizes and their order of strength. `groups` are the sizes of the
 * lane groups; without them only athletes of equal place in their heats change.
 * @example keepTeamsApart([[{ id: 'A', team: 'X' }, { id: 'B', team: 'X' }], [{ id: 'C' }, { id: 'D' }]]).swaps
 * // [{ ids: ['B', 'D'], heats: [0, 1] }]
 */
export function keepTeamsApart<T extends SeedEntry>(
  composed: readonly (readonly T[])[],
  groups: readonly number[] = [],
): {
  readonly heats: readonly (readonly T[])[];
  readonly swaps: readonly Swap[];
  readonly together: readonly Together[];
} {
  const heats = composed.map((heat) => [...heat]);
  const swaps: Swap[] = [];
  for (let pair = bestSwap(heats, groups); pair; pair = bestSwap(heats, groups)) {
    const [a, b] = pair;
    const [heatA, heatB] = [heats[a.heat] as T[], heats[b.heat] as T[]];
    const [one, other] = [heatA[a.at] as T, heatB[b.at] as T];
    swaps.push({ ids: [one.id, other.id], heats: [a.heat, b.heat] });
    heatA[a.at] = other;
    heatB[b.at] = one;
  }
  return { heats, swaps, together: meetings(heats) };
}
