import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import type { PlaceRules } from './place-rules.ts';

/** A row of the race: `rank` its place, absent for a row without one; that of a guest (1000 and more) is none for teams. */
export interface TeamRunner {
  readonly team?: string | undefined;
  readonly rank?: number | undefined;
}

/** A finisher of a team. */
interface Finisher {
  readonly row: number;
  readonly rank: number;
}

/** A team's finishers, in their order over the line, and the places they hold for teams. */
interface PlacedTeam {
  readonly team: string;
  readonly own: readonly Finisher[];
  /** How many of them belong to the team. */
  readonly limit: number;
  /** By row; a finisher without one pushes nobody back. */
  readonly places: ReadonlyMap<number, number>;
}

function finishersByTeam(runners: readonly TeamRunner[]): Map<string, Finisher[]> {
  const teams = new Map<string, Finisher[]>();
  const end = hasPlainPlaces(runners.length) ? Number.POSITIVE_INFINITY : RANK_CLASS;
  runners.forEach(({ team, rank }, row) => {
    if (team === undefined) return;
    const own = teams.get(team) ?? [];
    teams.set(team, own);
    if (rank !== undefined && rank >= 1 && rank < end) own.push({ row, rank });
  });
  for (const own of teams.values()) own.sort((a, b) => a.rank - b.rank);
  return teams;
}

/** Counted anew from 1 among the given finishers, ties kept. */
function placedAnew(finishers: readonly Finisher[]): Map<number, number> {
  const places = new Map<number, number>();
  let place = 0;
  let last: number | undefined;
  for (const [index, { row, rank }] of finishers.toSorted((a, b) => a.rank - b.rank).entries()) {
    if (rank !== last) place = index + 1;
    last = rank;
    places.set(row, place);
  }
  return places;
}

/** Every team that has a runner, by the order in which they come, with the places that count under the rules. */
export function listCountedPlaces(runners: readonly TeamRunner[], rules: PlaceRules): PlacedTeam[] {
  const { toScore, maxPerTeam = Number.POSITIVE_INFINITY, places: which, displacers } = rules;
  const teams = [...finishersByTeam(runners)].map(([team, own]) => ({
    team,
    own,
    limit: Math.min(own.length, maxPerTeam),
  }));
  const holders = teams.flatMap(({ own, limit }) => {
    if (which === 'overall') return own;
    if (limit < toScore) return [];
    return own.slice(0, displacers ? limit : toScore);
  });
  const places = which === 'overall' ? new Map(holders.map(({ row, rank }) => [row, rank])) : placedAnew(holders);
  return teams.map((team) => ({ ...team, places }));
}
