import {
  countForTeam,
  findCategory,
  hasNoMark,
  readOptions,
  scoreTeams,
  type TeamScoring,
  type TeamTotal,
} from 'shared-domain';
import type { ResultRow, StartRow, Team, TeamAnswer, TeamsAnswer } from 'shared-domain/contract';
import { readMetadata } from '../../presenters/challenge.ts';
import type { Db } from '../../store/db.ts';
import { mapInTurns } from '../../store/map-in-turns.ts';
import { findPointsField } from '../context/points-tables.ts';
import type { Programme } from '../context/programme.ts';
import { readStartRows } from '../sheets/result-lists.ts';
import { athleteKey, readAllRows } from './challenge-lists.ts';
import { findPlaces, type Places } from './event-place-table.ts';
import { presentPerformance } from './performances.ts';
import { findTeamId, type TeamId } from './team-id.ts';
import { buildTeamRaces } from './team-races.ts';

type Result = TeamAnswer['results'][number];
type Member = TeamAnswer['members'][number];

/** A result of a team: whose, and its place in its event. */
interface GatheredResult {
  readonly athlete: string;
  readonly result: Result;
  readonly tied: number;
  readonly isRelay: boolean;
}

/** A team as its rows make it. */
interface Gathered {
  readonly id: TeamId;
  readonly members: Map<string, Member>;
  readonly results: GatheredResult[];
  entries: number;
}

function presentMember({ bib, auid, last, first, country, relay }: StartRow | ResultRow, category: number): Member {
  return { bib, auid, last, first, category, country, relay: relay !== undefined, events: [] };
}

/** What counts for the team, by the challenge's points table. */
function count(results: Gathered['results'], by: TeamsAnswer['by']): Result[] {
  const marks = results.map(({ athlete, result }) => {
    const { g0, g1, pts } = result;
    return { athlete, g0, g1, points: pts?.[by], result };
  });
  return countForTeam(marks).map(({ result, counted }) => ({ ...result, counted }));
}

async function gatherTeams(db: Db, programme: Programme, places: Places): Promise<Gathered[]> {
  const teams = new Map<string, Gathered>();
  const join = (row: StartRow | ResultRow, category: number, event: Member['events'][number]) => {
    const id = findTeamId(row);
    if (id === undefined) return undefined;
    const team: Gathered = teams.get(id.oid) ?? { id, members: new Map(), results: [], entries: 0 };
    teams.set(id.oid, team);
    const key = athleteKey(row);
    const member = team.members.get(key) ?? presentMember(row, category);
    team.members.set(key, member);
    if (!member.events.some(({ gOID }) => gOID === event.gOID)) member.events.push(event);
    return team;
  };
  for (const list of await readAllRows(db, programme)) {
    const { trial } = list;
    await mapInTurns(list.rows, (row) => {
      const team = join(row, row.category ?? trial.category, { gOID: trial.gOID, group: trial.group });
      const rank = row.rank === undefined ? {} : { rank: row.rank };
      const { place, tied } = places.of(row);
      const own = place === undefined ? {} : { place };
      const result = { ...presentPerformance(row, list), ...rank, ...own, counted: false };
      team?.results.push({ athlete: athleteKey(row), result, tied, isRelay: row.relay !== undefined });
    });
  }
  for (const { oid, starts, category, gOID, group } of programme.trials) {
    if (starts === 0) continue;
    await mapInTurns(await readStartRows(db, oid), (row) => {
      const team = join(row, row.category ?? category, { gOID, group });
      if (team !== undefined) team.entries += 1;
    });
  }
  return [...teams.values()];
}

/** What counts by the table alone, where the competition does not say how it scores its teams. */
function countByTable(gathered: Gathered, by: TeamsAnswer['by'], isRanked: boolean): Counted {
  const results = count(gathered.results, by).map((result) => ({ ...result, counted: isRanked && result.counted }));
  const points = results.flatMap((result) => (result.counted ? (result.pts?.[by] ?? []) : []));
  return { results, points: points.length === 0 ? undefined : points.reduce((sum, one) => sum + one, 0) };
}

/** What counts by the competition's own scoring. */
function countByScoring({ results }: Gathered, total: TeamTotal | undefined, from: number): Counted {
  const byRow = new Map(total?.members.map((member) => [member.row - from, member]));
  const order = results
    .map(({ result }, at) => {
      const { points = 0, counts = false } = byRow.get(at) ?? {};
      return { ...result, counted: counts && points > 0, teamPoints: points };
    })
    .sort((a, b) => b.teamPoints - a.teamPoints);
  return { results: order, points: total?.points };
}

interface Counted {
  readonly results: Result[];
  readonly points: number | undefined;
}

function presentTeam({ id, members, entries }: Gathered, { results: counted, points }: Counted) {
  const relays = [...members.values()].filter(({ relay }) => relay).length;
  const number = (is: (result: Result) => boolean) => counted.filter(is).length;
  const team: Omit<Team, 'index' | 'rank'> = {
    ...id,
    ...(points === undefined ? {} : { points }),
    counts: {
      athletes: members.size - relays,
      relays,
      entries,
      results: counted.length,
      marks: number(({ prf }) => !hasNoMark(prf)),
      wins: number(({ rank, round }) => rank === 1 && round === 'f'),
      pb: number(({ pe }) => pe?.k === 'PB'),
      sb: number(({ pe }) => pe?.k === 'SB'),
    },
  };
  return { team, members: [...members.values()], results: counted };
}

/** Clubs and teams of a challenge at one revision, with what each counts. */
export interface TeamTable {
  readonly all: TeamsAnswer;
  readonly byId: ReadonlyMap<string, TeamAnswer>;
}

/** An event as the table knows it: over its rounds and age groups, men and women apart. */
const tableEvent = ({ g0, g1, category }: Result): string => `${g0} ${g1} ${findCategory(category)?.sex ?? ''}`;

/** Totals of the teams by the competition's own scoring, each with where its results begin among all. */
function scoreAll(gathered: readonly Gathered[], scoring: TeamScoring, by: TeamsAnswer['by']) {
  const all = gathered.flatMap(({ id, results }) =>
    results.map(({ athlete, result, tied, isRelay }) => ({
      team: id.oid,
      athlete,
      event: scoring.kind === 'table' ? tableEvent(result) : result.gOID,
      place: result.place,
      tied,
      table: result.pts?.[by],
      isRelay,
    })),
  );
  const totals = new Map(scoreTeams(all, scoring).map((total) => [total.team, total]));
  let from = 0;
  return gathered.map(({ id, results }) => {
    const own = { total: totals.get(id.oid), from };
    from += results.length;
    return own;
  });
}

/**
 * Most points first, then most athletes, then by title; without points or places where the flag says that teams are not ranked (Q5),
 * and where each race ranks its own teams.
 */
export async function buildTeamTable(db: Db, programme: Programme): Promise<TeamTable> {
  const { flag, metadata } = programme.challenge;
  const by = findPointsField(flag);
  const isRanked = readOptions(flag).hasTeamRanking;
  const scoring = isRanked ? readMetadata(metadata).teamScoring : undefined;
  const lists = await readAllRows(db, programme);
  const places = findPlaces(programme, lists);
  const gathered = await gatherTeams(db, programme, places);
  const isOfRaces = scoring?.kind === 'sums';
  const totals = scoring === undefined || isOfRaces ? undefined : scoreAll(gathered, scoring, by);
  const indexes = new Map(gathered.map((one, at) => [one, at]));
  const all = await mapInTurns(
    gathered,
    (one) => {
      const own = totals?.[indexes.get(one) ?? 0];
      const counted =
        own === undefined ? countByTable(one, by, isRanked && !isOfRaces) : countByScoring(one, own.total, own.from);
      return { ...presentTeam(one, counted), hasPlace: own === undefined || own.total?.rank !== undefined };
    },
    ({ results }) => 1 + results.length,
  );
  const points = ({ team, hasPlace }: (typeof all)[number]) => (hasPlace ? (team.points ?? -1) : -1);
  all.sort(
    (a, b) =>
      points(b) - points(a) ||
      b.team.counts.athletes - a.team.counts.athletes ||
      (a.team.title < b.team.title ? -1 : 1),
  );
  const first = new Map<number, number>();
  for (const [index, one] of all.entries()) if (!first.has(points(one))) first.set(points(one), index + 1);
  const teams = all.map(({ team, hasPlace, ...own }, index) => {
    const rank = team.points === undefined || !hasPlace ? {} : { rank: first.get(team.points) as number };
    return { team: { ...team, index: index + 1, ...rank }, ...own };
  });
  const said = scoring === undefined ? {} : { scoring };
  const races = isOfRaces ? { races: buildTeamRaces(programme, lists, places, scoring) } : {};
  return {
    all: { by, ...said, ...races, teams: teams.map(({ team }) => team) },
    byId: new Map(teams.map(({ team, ...own }) => [team.oid, { ...team, by, ...said, ...own }])),
  };
}
