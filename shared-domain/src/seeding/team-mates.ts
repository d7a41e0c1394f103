import type { SeedEntry } from './seed-order.ts';

/** Two athletes whose heats were swapped to keep team-mates apart. */
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

/** Lane group, from 0, of the athlete at index `at` of a heat; beyond the groups each athlete is a level alone. */
function findLevel(at: number, groups: readonly number[]): number {
  let end = 0;
  for (const [level, size] of groups.entries()) {
    end += size;
    if (at < end) return level;
  }
  return groups.length + at - end;
}

function countTeamMates(heat: readonly SeedEntry[], team: string | undefined, except: number): number {
  return team === undefined ? 0 : heat.filter((other, at) => at !== except && other.team === team).length;
}

/** How many pairs of team-mates in one heat a swap of two athletes would avoid. */
function countSavedMeetings(heats: readonly (readonly SeedEntry[])[], a: Seat, b: Seat): number {
  const [heatA = [], heatB = []] = [heats[a.heat], heats[b.heat]];
  const [teamA, teamB] = [heatA[a.at]?.team, heatB[b.at]?.team];
  if (teamA === teamB) return 0;
  const currentMeetings = countTeamMates(heatA, teamA, a.at) + countTeamMates(heatB, teamB, b.at);
  return currentMeetings - countTeamMates(heatA, teamB, a.at) - countTeamMates(heatB, teamA, b.at);
}

/** Whether two athletes may be swapped: within a lane group (TR 20.3), the best of a heat only with the best of another. */
function canExchange(a: Seat, b: Seat, groups: readonly number[]): boolean {
  if (a.heat >= b.heat || findLevel(a.at, groups) !== findLevel(b.at, groups)) return false;
  return a.at === b.at || (a.at > 0 && b.at > 0);
}

/** The swap that avoids most pairs of team-mates; among equal ones the nearest in strength, and then the weakest athletes. */
function findBestSwap(
  heats: readonly (readonly SeedEntry[])[],
  groups: readonly number[],
): readonly [Seat, Seat] | undefined {
  const seats = heats
    .flatMap((heat, index) => heat.map((_, at): Seat => ({ heat: index, at })))
    .toSorted((a, b) => b.at - a.at);
  let best: readonly [Seat, Seat] | undefined;
  let maxSaving = 0;
  for (const a of seats) {
    for (const b of seats) {
      if (!canExchange(a, b, groups)) continue;
      const saving = countSavedMeetings(heats, a, b) - Math.abs(a.at - b.at) / (seats.length + 1);
      if (saving <= maxSaving) continue;
      best = [a, b];
      maxSaving = saving;
    }
  }
  return best;
}

function listMeetings(heats: readonly (readonly SeedEntry[])[]): Together[] {
  return heats.flatMap((rows, heat) => {
    const teams = new Set(rows.flatMap(({ team }) => (team === undefined ? [] : [team])));
    return [...teams]
      .map((team) => ({ heat, team, ids: rows.filter((row) => row.team === team).map(({ id }) => id) }))
      .filter(({ ids }) => ids.length > 1);
  });
}

/**
 * Keeps team-mates apart where possible (TR 20.3) by swapping athletes of the same lane group between heats. `groups`: sizes of the
 * lane groups; without them only athletes at the same index of their heats are swapped.
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
  for (let pair = findBestSwap(heats, groups); pair; pair = findBestSwap(heats, groups)) {
    const [a, b] = pair;
    const [heatA, heatB] = [heats[a.heat] as T[], heats[b.heat] as T[]];
    const [one, other] = [heatA[a.at] as T, heatB[b.at] as T];
    swaps.push({ ids: [one.id, other.id], heats: [a.heat, b.heat] });
    heatA[a.at] = other;
    heatB[b.at] = one;
  }
  return { heats, swaps, together: listMeetings(heats) };
}
