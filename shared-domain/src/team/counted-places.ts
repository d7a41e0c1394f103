import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import type { PlaceRules } from './place-rules.ts';

/** A row of the race; `rank`: its place, if any. A guest (rank above 1000) does not count for a team. */
export interface TeamRunner {
  readonly team?: string | undefined;
  readonly rank?: number | undefined;
}

/** A finisher of a team; `row`: index of the row. */
interface Finisher {
  readonly row: number;
  readonly rank: number;
}

/** A team's finishers in order of finish, and the places that count for team scores. */
interface PlacedTeam {
  readonly team: string;
  readonly finishers: readonly Finisher[];
  /** How many of them count as members; the others run as individuals. */
  readonly limit: number;
  /** Places by row; finishers without one are ignored. */
  readonly places: ReadonlyMap<number, number>;
}

function groupFinishers(runners: readonly TeamRunner[]): Map<string, Finisher[]> {
  const teams = new Map<string, Finisher[]>();
  const end = hasPlainPlaces(runners.length) ? Number.POSITIVE_INFINITY : RANK_CLASS;
  runners.forEach(({ team, rank }, row) => {
    if (team === undefined) return;
    const finishers = teams.get(team) ?? [];
    teams.set(team, finishers);
    if (rank !== undefined && rank >= 1 && rank < end) finishers.push({ row, rank });
  });
  for (const finishers of teams.values()) finishers.sort((a, b) => a.rank - b.rank);
  return teams;
}

/** Places from 1 among the given finishers; ties stay ties. */
function countPlaces(finishers: readonly Finisher[]): Map<number, number> {
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

/** Teams in the order of their first runner, with the places that count under the rules. */
export function listCountedPlaces(runners: readonly TeamRunner[], rules: PlaceRules): PlacedTeam[] {
  const { toScore, maxPerTeam = Number.POSITIVE_INFINITY, places: placeRule, displacers } = rules;
  const teams = [...groupFinishers(runners)].map(([team, finishers]) => ({
    team,
    finishers,
    limit: Math.min(finishers.length, maxPerTeam),
  }));
  const placeHolders = teams.flatMap(({ finishers, limit }) => {
    if (placeRule === 'overall') return finishers;
    if (limit < toScore) return [];
    return finishers.slice(0, displacers ? limit : toScore);
  });
  const places =
    placeRule === 'overall' ? new Map(placeHolders.map(({ row, rank }) => [row, rank])) : countPlaces(placeHolders);
  return teams.map((team) => ({ ...team, places }));
}
