import { scorePlace } from './place-points.ts';
import { WORLD_CROSS_RULES } from './place-rules.ts';
import { type PointsTeam, scoreByPoints } from './score-by-points.ts';

/** `table`: the points of the marks; `places`: points for places in each event; `sums`: in each race the sum of the first members’ places. */
export const TEAM_SCORING_KINDS = ['table', 'places', 'sums'] as const;

/** One of `TEAM_SCORING_KINDS`. */
export type TeamScoringKind = (typeof TEAM_SCORING_KINDS)[number];

/** How teams of a meeting are scored; its regulations set every number, and a limit that is absent is none. */
export interface TeamScoring {
  readonly kind: TeamScoringKind;
  /** Points of the first place, of the second and so on. */
  readonly points?: readonly number[] | undefined;
  /** Equal places share the points of their places, or have those of the place each. */
  readonly ties?: 'shared' | 'each' | undefined;
  /** Relays have the points of their place twice. */
  readonly doublesRelays?: boolean | undefined;
  /** Results of a team that count in an event, of an athlete, in all; results that a team needs to be placed. */
  readonly perEvent?: number | undefined;
  readonly perAthlete?: number | undefined;
  readonly counting?: number | undefined;
  readonly minimum?: number | undefined;
  /** Of `sums`: members who score, and how many belong to a team. */
  readonly toScore?: number | undefined;
  readonly maxPerTeam?: number | undefined;
}

/** Scorings as clubs know them, to begin with; the numbers are those in use and not confirmed by a rulebook: a meeting sets its own. */
export const TEAM_SCORINGS = {
  table: { kind: 'table' },
  interclubs: { kind: 'table', perEvent: 2, perAthlete: 2 },
  match: { kind: 'places', points: [8, 7, 6, 5, 4, 3, 2, 1], ties: 'shared', perEvent: 2 },
  places: { kind: 'places', points: [9, 7, 6, 5, 4, 3, 2, 1], ties: 'shared', doublesRelays: true },
  cross: { kind: 'sums', toScore: WORLD_CROSS_RULES.toScore, maxPerTeam: 6 },
} as const satisfies Record<string, TeamScoring>;

/** One of `TEAM_SCORINGS`. */
export type TeamScoringName = keyof typeof TEAM_SCORINGS;

/** A result of a team: its place in the event and its points in the table, where it has them. */
export interface ScoredResult {
  readonly team: string;
  readonly athlete: string;
  readonly event: string;
  readonly place?: number | undefined;
  /** Rows of the event that have the same place, this one among them. */
  readonly tied?: number | undefined;
  readonly table?: number | undefined;
  readonly isRelay: boolean;
}

/** Points are counted in sixtieths, so that two to six who share places share whole numbers. */
const PARTS = 60;

function pointsOf(result: ScoredResult, { kind, points = [], ties = 'shared', doublesRelays }: TeamScoring): number {
  if (kind === 'table') return (result.table ?? 0) * PARTS;
  const { place, tied = 1, isRelay } = result;
  if (place === undefined) return 0;
  const own = scorePlace(place, ties === 'shared' ? tied : 1, points);
  return Math.round(own * PARTS) * (isRelay && doublesRelays === true ? 2 : 1);
}

/** A team with its points, and what each of its results has: `row` is the index of the result. */
export interface TeamTotal extends Omit<PointsTeam, 'members' | 'tie'> {
  readonly members: readonly { readonly row: number; readonly points: number; readonly counts: boolean }[];
}

const whole = (parts: number): number => Math.round((parts / PARTS) * 100) / 100;

/**
 * Teams by the points of a table or of places, best first, with what counts (item 64 of shared-domain/docs/technical-rules.md: the
 * regulations say how). The counting results are the choice with the highest sum that keeps every limit.
 * @example scoreTeams([{ team: 'A', athlete: '1', event: '100', place: 1, isRelay: false }], TEAM_SCORINGS.match)[0]?.points // 8
 */
export function scoreTeams(results: readonly ScoredResult[], scoring: TeamScoring): TeamTotal[] {
  const { perEvent, perAthlete, counting, minimum } = scoring;
  const parts = results.map((result) => pointsOf(result, scoring));
  const scored = results.map(({ team, athlete, event }, row) => ({ team, athlete, event, points: parts[row] ?? 0 }));
  const rules = {
    ...(perEvent !== undefined && { perEvent }),
    ...(perAthlete !== undefined && { perAthlete }),
    ...(counting !== undefined && { counting }),
    ...(minimum !== undefined && { minimum }),
  };
  return scoreByPoints(scored, rules).map(({ tie: _, members, points, ...team }) => ({
    ...team,
    points: whole(points),
    members: members.map(({ row, counts }) => ({ row, counts, points: whole(parts[row] ?? 0) })),
  }));
}
