import {
  findCategory,
  hasNoMark,
  markCountedResults,
  readOptions,
  scoreTeams,
  type TeamScoring,
  type TeamTotal,
} from 'shared-domain';
import type { ResultRow, StartRow, Team, TeamAnswer, TeamsAnswer, Trial } from 'shared-domain/contract';
import { readMetadata } from '../../presenters/challenge.ts';
import type { Db } from '../../store/db.ts';
import { mapInTurns } from '../../store/map-in-turns.ts';
import { findPointsField } from '../context/points-tables.ts';
import type { Programme } from '../context/programme.ts';
import { readStartRows } from '../sheets/result-lists.ts';
import { findAthleteKey, readAllRows } from './challenge-lists.ts';
import { type EventPlaces, findEventPlaces } from './event-places.ts';
import { presentPerformance } from './performances.ts';
import { createTeamFinder, type TeamFinder, type TeamId } from './team-id.ts';
import { buildTeamRaces } from './team-races.ts';

type Result = TeamAnswer['results'][number];
type Member = TeamAnswer['members'][number];

/** A result of a team; `tied` is the number of rows that share its place in the event. */
interface GatheredResult {
  readonly athlete: string;
  readonly result: Result;
  readonly tied: number;
  readonly isRelay: boolean;
}

/** A team with all its rows, before anything is counted. */
interface GatheredTeam {
  readonly id: TeamId;
  readonly members: Map<string, Member>;
  readonly results: GatheredResult[];
  /** Who is entered for which event: an event counts once for an athlete, whatever its heats, rounds and parts. */
  readonly entries: Set<string>;
}

function presentMember({ bib, auid, last, first, country, relay }: StartRow | ResultRow, category: number): Member {
  return { bib, auid, last, first, category, country, relay: relay !== undefined, events: [] };
}

/** The results of a team, each with whether it counts by the challenge's points table. */
function markCounted(results: GatheredTeam['results'], by: TeamsAnswer['by']): Result[] {
  const marks = results.map(({ athlete, result }) => {
    const { g0, g1, pts } = result;
    return { athlete, g0, g1, points: pts?.[by], result };
  });
  return markCountedResults(marks).map(({ result, counted }) => ({ ...result, counted }));
}

async function gatherTeams(
  db: Db,
  programme: Programme,
  places: EventPlaces,
  finder: TeamFinder,
): Promise<GatheredTeam[]> {
  const teams = new Map<string, GatheredTeam>();
  const addToTeam = (row: StartRow | ResultRow, category: number, event: Member['events'][number]) => {
    const id = finder.find(row);
    if (id === undefined) return undefined;
    const team: GatheredTeam = teams.get(id.oid) ?? { id, members: new Map(), results: [], entries: new Set() };
    teams.set(id.oid, team);
    const key = findAthleteKey(row);
    const member = team.members.get(key) ?? presentMember(row, category);
    team.members.set(key, member);
    if (!member.events.some(({ gOID }) => gOID === event.gOID)) member.events.push(event);
    return team;
  };
  const presentEvent = ({ gOID, group }: Pick<Trial, 'gOID' | 'group'>) => ({
    gOID,
    uid: programme.groupByOid.get(gOID)?.uid ?? '',
    group,
  });
  for (const list of await readAllRows(db, programme)) {
    const { trial } = list;
    await mapInTurns(list.rows, (row) => {
      const team = addToTeam(row, row.category ?? trial.category, presentEvent(trial));
      const rank = row.rank === undefined ? {} : { rank: row.rank };
      const { place, tied, listLength = list.rows.length } = places.find(row);
      const placeField = place === undefined ? { listLength } : { place, listLength };
      const result = { ...presentPerformance(row, list), ...rank, ...placeField, counted: false };
      team?.results.push({ athlete: findAthleteKey(row), result, tied, isRelay: row.relay !== undefined });
    });
  }
  for (const { oid, starts, category, gOID, group } of programme.trials) {
    if (starts === 0) continue;
    await mapInTurns(await readStartRows(db, oid), (row) => {
      const team = addToTeam(row, row.category ?? category, presentEvent({ gOID, group }));
      team?.entries.add(`${gOID} ${findAthleteKey(row)}`);
    });
  }
  return [...teams.values()];
}

/** Scores a team by the points table alone, where the competition has no scoring of its own. */
function countByTable(gatheredTeam: GatheredTeam, by: TeamsAnswer['by'], isRanked: boolean): TeamScore {
  const results = markCounted(gatheredTeam.results, by).map((result) => ({
    ...result,
    counted: isRanked && result.counted,
  }));
  const points = results.flatMap((result) => (result.counted ? (result.pts?.[by] ?? []) : []));
  return { results, points: points.length === 0 ? undefined : points.reduce((sum, one) => sum + one, 0) };
}

/** Scores a team by the competition's own scoring. @param from index of its first result among those of all teams */
function countByScoring({ results }: GatheredTeam, total: TeamTotal | undefined, from: number): TeamScore {
  const byRow = new Map(total?.members.map((member) => [member.row - from, member]));
  const sortedResults = results
    .map(({ result }, at) => {
      const { points = 0, counts = false } = byRow.get(at) ?? {};
      return { ...result, counted: counts && points > 0, teamPoints: points };
    })
    .sort((a, b) => b.teamPoints - a.teamPoints);
  return { results: sortedResults, points: total?.points };
}

interface TeamScore {
  readonly results: Result[];
  readonly points: number | undefined;
}

function presentTeam({ id, members, entries }: GatheredTeam, { results: countedResults, points }: TeamScore) {
  const relays = [...members.values()].filter(({ relay }) => relay).length;
  const countWhere = (isMatch: (result: Result) => boolean) => countedResults.filter(isMatch).length;
  const team: Omit<Team, 'index' | 'rank'> = {
    ...id,
    ...(points === undefined ? {} : { points }),
    counts: {
      athletes: members.size - relays,
      relays,
      entries: entries.size,
      results: countedResults.length,
      marks: countWhere(({ prf }) => !hasNoMark(prf)),
      wins: countWhere(({ place, round }) => place === 1 && round === 'f'),
      pb: countWhere(({ pe }) => pe?.k === 'PB'),
      sb: countWhere(({ pe }) => pe?.k === 'SB'),
      ...(points === undefined ? {} : { counted: countWhere(({ counted }) => counted) }),
    },
  };
  return { team, members: [...members.values()], results: countedResults };
}

/** Clubs and teams of a challenge at one revision, with their points and counts. */
export interface TeamTable {
  readonly all: TeamsAnswer;
  readonly byId: ReadonlyMap<string, TeamAnswer>;
}

/** The event that the points table scores: all rounds and age groups together, men and women apart. */
const formatTableEvent = ({ g0, g1, category }: Result): string => `${g0} ${g1} ${findCategory(category)?.sex ?? ''}`;

/** Totals of the teams by the competition's own scoring, each with the index of its first result among those of all teams. */
function computeTeamTotals(gatheredTeams: readonly GatheredTeam[], scoring: TeamScoring, by: TeamsAnswer['by']) {
  const all = gatheredTeams.flatMap(({ id, results }) =>
    results.map(({ athlete, result, tied, isRelay }) => ({
      team: id.oid,
      athlete,
      event: scoring.kind === 'table' ? formatTableEvent(result) : result.gOID,
      place: result.place,
      tied,
      table: result.pts?.[by],
      isRelay,
    })),
  );
  const totals = new Map(scoreTeams(all, scoring).map((total) => [total.team, total]));
  let from = 0;
  return gatheredTeams.map(({ id, results }) => {
    const teamScore = { total: totals.get(id.oid), from };
    from += results.length;
    return teamScore;
  });
}

/**
 * Builds the table: most points first, then most athletes, then by title. Teams have no points and no places where the flag says that
 * they are not ranked (Q5), and where each race ranks its own teams.
 */
export async function buildTeamTable(db: Db, programme: Programme): Promise<TeamTable> {
  const { flag, metadata } = programme.challenge;
  const by = findPointsField(flag);
  const isRanked = readOptions(flag).hasTeamRanking;
  const scoring = isRanked ? readMetadata(metadata).teamScoring : undefined;
  const lists = await readAllRows(db, programme);
  const places = findEventPlaces(programme, lists);
  const finder = createTeamFinder();
  const gatheredTeams = await gatherTeams(db, programme, places, finder);
  const isScoredByRaces = scoring?.kind === 'sums';
  const totals = scoring === undefined || isScoredByRaces ? undefined : computeTeamTotals(gatheredTeams, scoring, by);
  const indexes = new Map(gatheredTeams.map((one, at) => [one, at]));
  const all = await mapInTurns(
    gatheredTeams,
    (one) => {
      const teamScore = totals?.[indexes.get(one) ?? 0];
      const score =
        teamScore === undefined
          ? countByTable(one, by, isRanked && !isScoredByRaces)
          : countByScoring(one, teamScore.total, teamScore.from);
      return { ...presentTeam(one, score), hasPlace: teamScore === undefined || teamScore.total?.rank !== undefined };
    },
    ({ results }) => 1 + results.length,
  );
  const readPoints = ({ team, hasPlace }: (typeof all)[number]) => (hasPlace ? (team.points ?? -1) : -1);
  all.sort(
    (a, b) =>
      readPoints(b) - readPoints(a) ||
      b.team.counts.athletes - a.team.counts.athletes ||
      (a.team.title < b.team.title ? -1 : 1),
  );
  const rankByPoints = new Map<number, number>();
  for (const [index, one] of all.entries())
    if (!rankByPoints.has(readPoints(one))) rankByPoints.set(readPoints(one), index + 1);
  const teams = all.map(({ team, hasPlace, ...details }, index) => {
    const rank = team.points === undefined || !hasPlace ? {} : { rank: rankByPoints.get(team.points) as number };
    return { team: { ...team, index: index + 1, ...rank }, ...details };
  });
  const scoringField = scoring === undefined ? {} : { scoring };
  const races = isScoredByRaces ? { races: await buildTeamRaces(programme, lists, places, { scoring, finder }) } : {};
  const byId = new Map<string, TeamAnswer>(
    teams.map(({ team, ...details }) => [team.oid, { ...team, by, ...scoringField, ...details }]),
  );
  for (const [alias, oid] of finder.listAliases()) {
    const team = byId.get(oid);
    if (team !== undefined) byId.set(alias, team);
  }
  return { all: { by, ...scoringField, ...races, teams: teams.map(({ team }) => team) }, byId };
}
