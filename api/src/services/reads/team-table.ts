import { countForTeam, hasNoMark, makeTeamId, readOptions } from 'shared-domain';
import type { ResultRow, StartRow, Team, TeamAnswer, TeamsAnswer } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import { mapInTurns } from '../../store/map-in-turns.ts';
import { pointsField } from '../context/points-tables.ts';
import type { Programme } from '../context/programme.ts';
import { readStartRows } from '../sheets/result-lists.ts';
import { athleteKey, readAllRows } from './challenge-lists.ts';
import { presentPerformance } from './performances.ts';

type Result = TeamAnswer['results'][number];
type Member = TeamAnswer['members'][number];

/** A team as its rows make it. */
interface Gathered {
  readonly id: Pick<Team, 'oid' | 'kind' | 'title' | 'country'>;
  readonly members: Map<string, Member>;
  readonly results: { readonly athlete: string; readonly result: Result }[];
  entries: number;
}

/** The team of a row: that of a team competition, else the club; undefined without either. */
function findTeamId({ teamTG, coid, club, country }: StartRow | ResultRow): Gathered['id'] | undefined {
  const of = country === undefined ? {} : { country };
  if (teamTG !== undefined) {
    const title = String(teamTG.n ?? club ?? teamTG.oid ?? '');
    const oid = teamTG.oid ?? makeTeamId(`${title} ${teamTG.cat ?? ''}`);
    return oid === '' ? undefined : { oid, kind: 'tg', title, ...of };
  }
  if (club === undefined || club === '') return undefined;
  const oid = coid ?? makeTeamId(club);
  return oid === '' ? undefined : { oid, kind: 'club', title: club, ...of };
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

async function gatherTeams(db: Db, programme: Programme): Promise<Gathered[]> {
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
      const result = { ...presentPerformance(row, list), ...rank, counted: false };
      team?.results.push({ athlete: athleteKey(row), result });
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

function presentTeam({ id, members, results, entries }: Gathered, by: TeamsAnswer['by'], isRanked: boolean) {
  const counted = count(results, by).map((result) => ({ ...result, counted: isRanked && result.counted }));
  const scoring = counted.flatMap((result) => (result.counted ? (result.pts?.[by] ?? []) : []));
  const relays = [...members.values()].filter(({ relay }) => relay).length;
  const number = (is: (result: Result) => boolean) => counted.filter(is).length;
  const team: Omit<Team, 'index' | 'rank'> = {
    ...id,
    ...(scoring.length === 0 ? {} : { points: scoring.reduce((sum, points) => sum + points, 0) }),
    counts: {
      athletes: members.size - relays,
      relays,
      entries,
      results: results.length,
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

/** Most points first, then most athletes, then by title; without points or places where the flag says that teams are not ranked (Q5). */
export async function buildTeamTable(db: Db, programme: Programme): Promise<TeamTable> {
  const { flag } = programme.challenge;
  const by = pointsField(flag);
  const isRanked = readOptions(flag).ranksTeams;
  const all = await mapInTurns(
    await gatherTeams(db, programme),
    (gathered) => presentTeam(gathered, by, isRanked),
    ({ results }) => 1 + results.length,
  );
  const points = ({ team }: (typeof all)[number]) => team.points ?? -1;
  all.sort(
    (a, b) =>
      points(b) - points(a) ||
      b.team.counts.athletes - a.team.counts.athletes ||
      (a.team.title < b.team.title ? -1 : 1),
  );
  const first = new Map<number, number>();
  for (const [index, one] of all.entries()) if (!first.has(points(one))) first.set(points(one), index + 1);
  const teams = all.map(({ team, ...lists }, index) => {
    const rank = team.points === undefined ? {} : { rank: first.get(team.points) as number };
    return { team: { ...team, index: index + 1, ...rank }, ...lists };
  });
  return {
    all: { by, teams: teams.map(({ team }) => team) },
    byId: new Map(teams.map(({ team, ...lists }) => [team.oid, { ...team, by, ...lists }])),
  };
}
