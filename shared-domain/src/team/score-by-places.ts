import { compareKeys, sortIntoTies } from '../ranking/ties.ts';
import { listCountedPlaces, type TeamRunner } from './counted-places.ts';
import type { PlaceRules, TeamTieRule } from './place-rules.ts';

/** Role of a finisher: scorer; member after the scorers; beyond the number of members. */
export const MEMBER_ROLES = ['scorer', 'nonScorer', 'beyond'] as const;

/** One runner of a team. */
export interface TeamMember {
  /** Index of the runner's row. */
  readonly row: number;
  readonly role: (typeof MEMBER_ROLES)[number];
  /** The place that counts for teams, if any. */
  readonly place?: number;
  /** Whether the place is part of the team's score. */
  readonly counts: boolean;
}

/** One team by the places of its scorers. */
export interface TeamScore {
  readonly team: string;
  /** Absent for an incomplete team; equal teams share it and the next rank is skipped. */
  readonly rank?: number;
  /** Sum of the scorers' places; the lowest wins. */
  readonly score?: number;
  /** How many finishers the team lacks for a score. */
  readonly missing: number;
  /** In order of finish. */
  readonly members: readonly TeamMember[];
  /** Present where other teams have the same score: the tie rule, these teams, and the own places that it compares. */
  readonly tie?: { readonly by: TeamTieRule; readonly with: readonly string[]; readonly places: readonly number[] };
}

interface ScoredTeam extends TeamScore {
  readonly score: number;
  readonly keys: readonly number[];
}

function listTieKeys(members: readonly TeamMember[], ranks: readonly number[], { toScore, tie }: PlaceRules): number[] {
  const listPlace = (nth: number) => {
    const place = members[nth]?.place ?? ranks[nth];
    return place === undefined ? [] : [place];
  };
  switch (tie) {
    case 'lastScorer':
      return listPlace(toScore - 1);
    case 'nextRunner':
      return members[toScore]?.role === 'nonScorer' ? listPlace(toScore) : [];
    case 'lowestFirst':
      return members.slice(0, toScore).flatMap((_, nth) => listPlace(nth));
    default:
      return [];
  }
}

function rankScoredTeams(scored: readonly ScoredTeam[], { tie }: PlaceRules): TeamScore[] {
  const groups = sortIntoTies(scored, (a, b) => a.score - b.score || compareKeys(a.keys, b.keys));
  const ranked: TeamScore[] = [];
  for (const group of groups) {
    const rank = ranked.length + 1;
    for (const { keys, ...team } of group) {
      const equalTeams = scored.flatMap((other) =>
        other.score === team.score && other.team !== team.team ? [other.team] : [],
      );
      ranked.push({
        ...team,
        rank,
        ...(equalTeams.length > 0 ? { tie: { by: tie, with: equalTeams, places: keys } } : {}),
      });
    }
  }
  return ranked;
}

/**
 * Ranks the teams of a race by the places of their first members, incomplete teams last and without a score (item 64 of
 * shared-domain/docs/technical-rules.md), with the role of each member and the tie rule where it applied. Where `toScore` is not a
 * positive whole number, no team has a score.
 * @example scoreByPlaces([{ team: 'A', rank: 1 }, { team: 'B', rank: 2 }, { team: 'B', rank: 3 }, { team: 'A', rank: 4 }],
 *   { ...WORLD_CROSS_RULES, toScore: 2 }).map(({ team, score }) => [team, score]) // [['B', 5], ['A', 5]]
 */
export function scoreByPlaces(runners: readonly TeamRunner[], rules: PlaceRules): TeamScore[] {
  const teams = listCountedPlaces(runners, rules);
  const hasScorers = Number.isInteger(rules.toScore) && rules.toScore >= 1;
  const complete: ScoredTeam[] = [];
  const incomplete: TeamScore[] = [];
  for (const { team, finishers, limit, places } of teams) {
    const missing = hasScorers ? Math.max(0, rules.toScore - limit) : 0;
    const members = finishers.map(({ row }, nth): TeamMember => {
      const counts = hasScorers && missing === 0 && nth < rules.toScore;
      const role = nth >= limit ? 'beyond' : counts ? 'scorer' : 'nonScorer';
      const place = places.get(row);
      return place === undefined ? { row, role, counts } : { row, role, place, counts };
    });
    if (missing > 0 || !hasScorers) {
      incomplete.push({ team, missing, members });
      continue;
    }
    const score = members.reduce((sum, { counts, place = 0 }) => (counts ? sum + place : sum), 0);
    const ranks = finishers.map(({ rank }) => rank);
    complete.push({ team, score, missing, members, keys: listTieKeys(members, ranks, rules) });
  }
  return [...rankScoredTeams(complete, rules), ...incomplete];
}
