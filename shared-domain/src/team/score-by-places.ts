import { compareKeys, sortIntoTies } from '../ranking/ties.ts';
import { listCountedPlaces, type TeamRunner } from './counted-places.ts';
import type { PlaceRules, TeamTieRule } from './place-rules.ts';

/** Why a member counts or not: among the scorers; after them; over the number a team may have. */
export const MEMBER_ROLES = ['scorer', 'nonScorer', 'beyond'] as const;

/** One runner of a team. */
export interface TeamMember {
  /** Index of the runner's row. */
  readonly row: number;
  readonly role: (typeof MEMBER_ROLES)[number];
  /** The place that counts for teams; absent for who holds none. */
  readonly place?: number;
  /** The member's place is in the team's score. */
  readonly counts: boolean;
}

/** One team by the places of its scorers. */
export interface TeamScore {
  readonly team: string;
  /** Absent for an incomplete team; equal teams share it and the next is skipped. */
  readonly rank?: number;
  /** Sum of the scorers' places, lowest first. */
  readonly score?: number;
  /** Finishers wanting for a score. */
  readonly missing: number;
  /** In their order over the line. */
  readonly members: readonly TeamMember[];
  /** Other teams have this score too: by which rule they are told apart, and the places it compares. */
  readonly tie?: { readonly by: TeamTieRule; readonly with: readonly string[]; readonly places: readonly number[] };
}

interface Scored extends TeamScore {
  readonly score: number;
  readonly keys: readonly number[];
}

function tieKeys(members: readonly TeamMember[], ranks: readonly number[], { toScore, tie }: PlaceRules): number[] {
  const placeOf = (nth: number) => {
    const place = members[nth]?.place ?? ranks[nth];
    return place === undefined ? [] : [place];
  };
  switch (tie) {
    case 'lastScorer':
      return placeOf(toScore - 1);
    case 'nextRunner':
      return members[toScore]?.role === 'nonScorer' ? placeOf(toScore) : [];
    case 'lowestFirst':
      return members.slice(0, toScore).flatMap((_, nth) => placeOf(nth));
    default:
      return [];
  }
}

function withTies(scored: readonly Scored[], { tie }: PlaceRules): TeamScore[] {
  const groups = sortIntoTies(scored, (a, b) => a.score - b.score || compareKeys(a.keys, b.keys));
  const ranked: TeamScore[] = [];
  for (const group of groups) {
    const rank = ranked.length + 1;
    for (const { keys, ...team } of group) {
      const others = scored.flatMap((other) =>
        other.score === team.score && other.team !== team.team ? [other.team] : [],
      );
      ranked.push({ ...team, rank, ...(others.length > 0 ? { tie: { by: tie, with: others, places: keys } } : {}) });
    }
  }
  return ranked;
}

/**
 * Teams of a race by the places of their first members, best team first, incomplete ones last and without a score: their
 * runners stay in the race result (item 64 of shared-domain/docs/technical-rules.md). Each team says which members
 * count and why, and what told it apart from a team of the same score. Scorers that are no whole number from 1 on score no team.
 * @example scoreByPlaces([{ team: 'A', rank: 1 }, { team: 'B', rank: 2 }, { team: 'B', rank: 3 }, { team: 'A', rank: 4 }],
 *   { ...WORLD_CROSS_RULES, toScore: 2 }).map(({ team, score }) => [team, score]) // [['B', 5], ['A', 5]]
 */
export function scoreByPlaces(runners: readonly TeamRunner[], rules: PlaceRules): TeamScore[] {
  const teams = listCountedPlaces(runners, rules);
  const hasScorers = Number.isInteger(rules.toScore) && rules.toScore >= 1;
  const complete: Scored[] = [];
  const incomplete: TeamScore[] = [];
  for (const { team, own, limit, places } of teams) {
    const missing = hasScorers ? Math.max(0, rules.toScore - limit) : 0;
    const members = own.map(({ row }, nth): TeamMember => {
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
    const ranks = own.map(({ rank }) => rank);
    complete.push({ team, score, missing, members, keys: tieKeys(members, ranks, rules) });
  }
  return [...withTies(complete, rules), ...incomplete];
}
