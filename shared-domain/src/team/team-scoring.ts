import { scorePlace } from './place-points.ts';
import { WORLD_CROSS_RULES } from './place-rules.ts';
import { type PointsTeam, scoreByPoints } from './score-by-points.ts';

/** `table`: the points of the marks; `places`: points for places in each event; `sums`: in each race the sum of the first members’ places. */
export const TEAM_SCORING_KINDS = ['table', 'places', 'sums'] as const;

/** One of `TEAM_SCORING_KINDS`. */
export type TeamScoringKind = (typeof TEAM_SCORING_KINDS)[number];

/** Team scoring of a meeting by its regulations; an absent limit means no limit. */
export interface TeamScoring {
  readonly kind: TeamScoringKind;
  /** Points of the first place, the second and so on. */
  readonly points?: readonly number[] | undefined;
  /** Tied rows share the points of their places, or each has those of the first of them. */
  readonly ties?: 'shared' | 'each' | undefined;
  /** Relays have double points. */
  readonly doublesRelays?: boolean | undefined;
  /** Maximum numbers of counting results in an event, of an athlete, in all; minimum that a team needs for a rank. */
  readonly perEvent?: number | undefined;
  readonly perAthlete?: number | undefined;
  readonly counting?: number | undefined;
  readonly minimum?: number | undefined;
  /** For `sums`: how many members score, and how many finishers count as members. */
  readonly toScore?: number | undefined;
  readonly maxPerTeam?: number | undefined;
}

/** Usual scorings to start from; their numbers are not confirmed by a rulebook. */
export const TEAM_SCORINGS = {
  table: { kind: 'table' },
  interclubs: { kind: 'table', perEvent: 2, perAthlete: 2 },
  match: { kind: 'places', points: [8, 7, 6, 5, 4, 3, 2, 1], ties: 'shared', perEvent: 2 },
  places: { kind: 'places', points: [9, 7, 6, 5, 4, 3, 2, 1], ties: 'shared', doublesRelays: true },
  cross: { kind: 'sums', toScore: WORLD_CROSS_RULES.toScore, maxPerTeam: 6 },
} as const satisfies Record<string, TeamScoring>;

/** One of `TEAM_SCORINGS`. */
export type TeamScoringName = keyof typeof TEAM_SCORINGS;

/** A result of a team; `table`: its points in the points table, if any. */
export interface ScoredResult {
  readonly team: string;
  readonly athlete: string;
  readonly event: string;
  readonly place?: number | undefined;
  /** How many rows of the event share the place, including this one. */
  readonly tied?: number | undefined;
  readonly table?: number | undefined;
  readonly isRelay: boolean;
}

/** Points are counted in sixtieths, which two to six tied rows can share as whole numbers. */
const PARTS_PER_POINT = 60;

function countParts(result: ScoredResult, { kind, points = [], ties = 'shared', doublesRelays }: TeamScoring): number {
  if (kind === 'table') return (result.table ?? 0) * PARTS_PER_POINT;
  const { place, tied = 1, isRelay } = result;
  if (place === undefined) return 0;
  const placePoints = scorePlace(place, ties === 'shared' ? tied : 1, points);
  return Math.round(placePoints * PARTS_PER_POINT) * (isRelay && doublesRelays === true ? 2 : 1);
}

/** A team with its points, and those of each of its results; `row`: index of the result. */
export interface TeamTotal extends Omit<PointsTeam, 'members' | 'tie'> {
  readonly members: readonly { readonly row: number; readonly points: number; readonly counts: boolean }[];
}

const toPoints = (parts: number): number => Math.round((parts / PARTS_PER_POINT) * 100) / 100;

/**
 * Ranks teams by points of a table or of places, as the regulations say (item 64 of shared-domain/docs/technical-rules.md). The
 * counting results are the choice with the highest sum within all limits.
 * @example scoreTeams([{ team: 'A', athlete: '1', event: '100', place: 1, isRelay: false }], TEAM_SCORINGS.match)[0]?.points // 8
 */
export function scoreTeams(results: readonly ScoredResult[], scoring: TeamScoring): TeamTotal[] {
  const { perEvent, perAthlete, counting, minimum } = scoring;
  const parts = results.map((result) => countParts(result, scoring));
  const scored = results.map(({ team, athlete, event }, row) => ({ team, athlete, event, points: parts[row] ?? 0 }));
  const rules = {
    ...(perEvent !== undefined && { perEvent }),
    ...(perAthlete !== undefined && { perAthlete }),
    ...(counting !== undefined && { counting }),
    ...(minimum !== undefined && { minimum }),
  };
  return scoreByPoints(scored, rules).map(({ tie: _, members, points, ...team }) => ({
    ...team,
    points: toPoints(points),
    members: members.map(({ row, counts }) => ({ row, counts, points: toPoints(parts[row] ?? 0) })),
  }));
}
