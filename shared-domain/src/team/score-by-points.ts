import { compareKeys, sortIntoTies } from '../ranking/ties.ts';
import { findBestLineup } from './best-lineup.ts';

/** A result that a team may count. */
export interface TeamResult {
  readonly team: string;
  /** Bib or oid; absent for a relay, which does not count against the limit of an athlete. */
  readonly athlete?: string;
  readonly event: string;
  /** 1 men, 2 women, 3 mixed; an event is separate for each. */
  readonly sex?: 1 | 2 | 3;
  /** Whole points. */
  readonly points: number;
}

/** Team scoring by points; an absent limit means no limit. */
export interface PointRules {
  /** Maximum number of results that count for a team. */
  readonly counting?: number;
  /** Maximum per event and sex; `events`: different maxima by event. */
  readonly perEvent?: number;
  readonly events?: Readonly<Record<string, number>>;
  /** Maximum number of counting events of one athlete. */
  readonly perAthlete?: number;
  readonly perSex?: Readonly<Partial<Record<1 | 2 | 3, number>>>;
  /** How many results a team needs to be placed. */
  readonly minimum?: number;
  /** `shared`: equal totals share a rank; `bestResult`: they are ranked by the best result, then the second best, and so on. */
  readonly tie?: 'shared' | 'bestResult';
}

/** Why a result counts or does not. */
export const POINT_REASONS = [
  'counts',
  'noPoints',
  'betterInEvent',
  'eventFull',
  'athleteFull',
  'sexFull',
  'totalFull',
] as const;

/** One of `POINT_REASONS`. */
export type PointReason = (typeof POINT_REASONS)[number];

/** One result of a team. */
export interface PointsMember {
  /** Index of the result. */
  readonly row: number;
  readonly counts: boolean;
  readonly reason: PointReason;
}

/** One team by its points. */
export interface PointsTeam {
  readonly team: string;
  /** Absent for a team with fewer results than `minimum`. */
  readonly rank?: number;
  readonly points: number;
  /** How many counting results the team lacks for a rank. */
  readonly missing: number;
  /** Best first. */
  readonly members: readonly PointsMember[];
  /** Present where other teams have as many points: the tie rule, these teams, and the points of the own results that it compares. */
  readonly tie?: {
    readonly by: 'shared' | 'bestResult';
    readonly with: readonly string[];
    readonly points: readonly number[];
  };
}

interface TeamEntry {
  readonly row: number;
  readonly result: TeamResult;
  readonly athlete: string;
  readonly event: string;
  readonly sex: string;
}

const NO_LIMIT = Number.POSITIVE_INFINITY;

function groupByTeam(results: readonly TeamResult[]): Map<string, TeamEntry[]> {
  const teams = new Map<string, TeamEntry[]>();
  results.forEach((result, row) => {
    const entries = teams.get(result.team) ?? [];
    teams.set(result.team, entries);
    const sex = String(result.sex ?? '');
    const athlete = result.athlete === undefined ? `relay ${row}` : `athlete ${result.athlete}`;
    entries.push({ row, result, athlete, event: `${sex} ${result.event}`, sex });
  });
  for (const entries of teams.values()) {
    entries.sort(
      (a, b) =>
        b.result.points - a.result.points ||
        (a.event < b.event ? -1 : a.event > b.event ? 1 : 0) ||
        (a.athlete < b.athlete ? -1 : a.athlete > b.athlete ? 1 : 0),
    );
  }
  return teams;
}

function explainMembers(entries: readonly TeamEntry[], rules: PointRules): PointsMember[] {
  const { counting = NO_LIMIT, perEvent = NO_LIMIT, events = {}, perAthlete = NO_LIMIT, perSex = {} } = rules;
  const findLimit = {
    athlete: ({ result }: TeamEntry) => (result.athlete === undefined ? 1 : perAthlete),
    event: ({ result }: TeamEntry) => events[result.event] ?? perEvent,
    sex: ({ result }: TeamEntry) => (result.sex === undefined ? NO_LIMIT : (perSex[result.sex] ?? NO_LIMIT)),
  };
  const seenKeys = new Set<string>();
  const eligible = entries.filter(({ athlete, event }) => {
    const key = `${athlete} ${event}`;
    if (seenKeys.has(key)) return false;
    seenKeys.add(key);
    return true;
  });
  const makeLimit = (kind: 'athlete' | 'event' | 'sex') => {
    const limits = new Map(eligible.map((entry) => [entry[kind], findLimit[kind](entry)]));
    return (key: string) => limits.get(key) ?? NO_LIMIT;
  };
  const chosen = findBestLineup(
    eligible.map(({ result, athlete, event, sex }) => ({ value: result.points, keys: [athlete, event, sex] })),
    [makeLimit('athlete'), makeLimit('event'), makeLimit('sex')],
    counting,
  );
  const counted = new Set(eligible.filter((_, index) => chosen[index] === true));
  const isFull = (entry: TeamEntry, kind: 'athlete' | 'event' | 'sex') =>
    [...counted].filter((other) => other[kind] === entry[kind]).length >= findLimit[kind](entry);
  const findReason = (entry: TeamEntry): PointReason => {
    if (counted.has(entry)) return 'counts';
    if (entry.result.points <= 0) return 'noPoints';
    if (!eligible.includes(entry)) return 'betterInEvent';
    if (isFull(entry, 'event')) return 'eventFull';
    if (isFull(entry, 'athlete')) return 'athleteFull';
    return isFull(entry, 'sex') ? 'sexFull' : 'totalFull';
  };
  return entries.map((entry) => ({ row: entry.row, counts: counted.has(entry), reason: findReason(entry) }));
}

/**
 * Ranks teams by the sum of their counting results, teams below the minimum last and without a rank. The counting results are the
 * choice with the highest sum within all limits; each result has the reason why it counts or not.
 * @example scoreByPoints([{ team: 'A', athlete: '1', event: '100', points: 900 }, { team: 'A', athlete: '2', event: '100', points: 800 }],
 *   { perEvent: 1 })[0]?.points // 900
 */
export function scoreByPoints(results: readonly TeamResult[], rules: PointRules = {}): PointsTeam[] {
  const { minimum = 0, tie = 'shared' } = rules;
  const teams = [...groupByTeam(results)].map(([team, entries]) => {
    const members = explainMembers(entries, rules);
    const counting = members.flatMap(({ row, counts }) => (counts ? [results[row]?.points ?? 0] : []));
    const points = counting.reduce((sum, value) => sum + value, 0);
    const compared = tie === 'bestResult' ? counting : [];
    return { team, points, missing: Math.max(0, minimum - counting.length), members, compared };
  });
  const placed = teams.filter(({ missing }) => missing === 0);
  const incomplete = teams.filter(({ missing }) => missing > 0).map(({ compared: _, ...team }) => team);
  const ranked: PointsTeam[] = [];
  const listKeys = ({ compared }: (typeof placed)[number]) => compared.map((value) => 0 - value);
  for (const group of sortIntoTies(placed, (a, b) => b.points - a.points || compareKeys(listKeys(a), listKeys(b)))) {
    const rank = ranked.length + 1;
    for (const { compared, ...team } of group) {
      const equalTeams = placed.flatMap((other) =>
        other.points === team.points && other.team !== team.team ? [other.team] : [],
      );
      ranked.push({
        ...team,
        rank,
        ...(equalTeams.length > 0 ? { tie: { by: tie, with: equalTeams, points: compared } } : {}),
      });
    }
  }
  return [...ranked, ...incomplete];
}
