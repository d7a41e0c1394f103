import { compareKeys, sortIntoTies } from '../ranking/ties.ts';
import { findBestLineup } from './best-lineup.ts';

/** A result that a team may count. */
export interface TeamResult {
  readonly team: string;
  /** Bib or oid; absent for a relay, which uses up no athlete's limit. */
  readonly athlete?: string;
  readonly event: string;
  /** 1 men, 2 women, 3 mixed; events of the same name are apart for each. */
  readonly sex?: 1 | 2 | 3;
  /** Whole points. */
  readonly points: number;
}

/** Team scoring by points; a limit that is absent is none. */
export interface PointRules {
  /** Results that count for a team. */
  readonly counting?: number;
  /** Counting members per event and sex, and for some events their own number. */
  readonly perEvent?: number;
  readonly events?: Readonly<Record<string, number>>;
  /** Events that count for one athlete. */
  readonly perAthlete?: number;
  readonly perSex?: Readonly<Partial<Record<1 | 2 | 3, number>>>;
  /** Results a team needs to be placed. */
  readonly minimum?: number;
  /** Equal totals: they stand, or the team with the better best result is first, then the next one. */
  readonly tie?: 'stands' | 'bestResult';
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
  /** Counting results wanting to be placed. */
  readonly missing: number;
  /** Best first. */
  readonly members: readonly PointsMember[];
  /** Other teams have as many points: the rule that tells them apart or lets them stand, and the results it compares. */
  readonly tie?: {
    readonly by: 'stands' | 'bestResult';
    readonly with: readonly string[];
    readonly points: readonly number[];
  };
}

interface Own {
  readonly row: number;
  readonly result: TeamResult;
  readonly athlete: string;
  readonly event: string;
  readonly sex: string;
}

const NONE = Number.POSITIVE_INFINITY;

function ownResults(results: readonly TeamResult[]): Map<string, Own[]> {
  const teams = new Map<string, Own[]>();
  results.forEach((result, row) => {
    const own = teams.get(result.team) ?? [];
    teams.set(result.team, own);
    const sex = String(result.sex ?? '');
    const athlete = result.athlete === undefined ? `relay ${row}` : `athlete ${result.athlete}`;
    own.push({ row, result, athlete, event: `${sex} ${result.event}`, sex });
  });
  for (const own of teams.values()) {
    own.sort(
      (a, b) =>
        b.result.points - a.result.points ||
        (a.event < b.event ? -1 : a.event > b.event ? 1 : 0) ||
        (a.athlete < b.athlete ? -1 : a.athlete > b.athlete ? 1 : 0),
    );
  }
  return teams;
}

function membersOf(own: readonly Own[], rules: PointRules): PointsMember[] {
  const { counting = NONE, perEvent = NONE, events = {}, perAthlete = NONE, perSex = {} } = rules;
  const limitOf = {
    athlete: ({ result }: Own) => (result.athlete === undefined ? 1 : perAthlete),
    event: ({ result }: Own) => events[result.event] ?? perEvent,
    sex: ({ result }: Own) => (result.sex === undefined ? NONE : (perSex[result.sex] ?? NONE)),
  };
  const first = new Set<string>();
  const eligible = own.filter(({ athlete, event }) => {
    const key = `${athlete} ${event}`;
    if (first.has(key)) return false;
    first.add(key);
    return true;
  });
  const limit = (kind: 'athlete' | 'event' | 'sex') => {
    const limits = new Map(eligible.map((one) => [one[kind], limitOf[kind](one)]));
    return (key: string) => limits.get(key) ?? NONE;
  };
  const chosen = findBestLineup(
    eligible.map(({ result, athlete, event, sex }) => ({ value: result.points, keys: [athlete, event, sex] })),
    [limit('athlete'), limit('event'), limit('sex')],
    counting,
  );
  const counted = new Set(eligible.filter((_, index) => chosen[index] === true));
  const full = (one: Own, kind: 'athlete' | 'event' | 'sex') =>
    [...counted].filter((other) => other[kind] === one[kind]).length >= limitOf[kind](one);
  const reasonOf = (one: Own): PointReason => {
    if (counted.has(one)) return 'counts';
    if (one.result.points <= 0) return 'noPoints';
    if (!eligible.includes(one)) return 'betterInEvent';
    if (full(one, 'event')) return 'eventFull';
    if (full(one, 'athlete')) return 'athleteFull';
    return full(one, 'sex') ? 'sexFull' : 'totalFull';
  };
  return own.map((one) => ({ row: one.row, counts: counted.has(one), reason: reasonOf(one) }));
}

/**
 * Teams by the sum of their counting results, best team first, those short of the minimum last and without a place. The
 * counting results are the choice with the highest sum that keeps every limit. Each result says why it counts or not.
 * @example scoreByPoints([{ team: 'A', athlete: '1', event: '100', points: 900 }, { team: 'A', athlete: '2', event: '100', points: 800 }],
 *   { perEvent: 1 })[0]?.points // 900
 */
export function scoreByPoints(results: readonly TeamResult[], rules: PointRules = {}): PointsTeam[] {
  const { minimum = 0, tie = 'stands' } = rules;
  const teams = [...ownResults(results)].map(([team, own]) => {
    const members = membersOf(own, rules);
    const counting = members.flatMap(({ row, counts }) => (counts ? [results[row]?.points ?? 0] : []));
    const points = counting.reduce((sum, value) => sum + value, 0);
    const compared = tie === 'bestResult' ? counting : [];
    return { team, points, missing: Math.max(0, minimum - counting.length), members, compared };
  });
  const placed = teams.filter(({ missing }) => missing === 0);
  const short = teams.filter(({ missing }) => missing > 0).map(({ compared: _, ...team }) => team);
  const ranked: PointsTeam[] = [];
  const keysOf = ({ compared }: (typeof placed)[number]) => compared.map((value) => 0 - value);
  for (const group of sortIntoTies(placed, (a, b) => b.points - a.points || compareKeys(keysOf(a), keysOf(b)))) {
    const rank = ranked.length + 1;
    for (const { compared, ...team } of group) {
      const level = placed.flatMap((other) =>
        other.points === team.points && other.team !== team.team ? [other.team] : [],
      );
      ranked.push({ ...team, rank, ...(level.length > 0 ? { tie: { by: tie, with: level, points: compared } } : {}) });
    }
  }
  return [...ranked, ...short];
}
