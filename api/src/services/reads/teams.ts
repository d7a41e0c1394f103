import type { TeamAnswer, TeamsAnswer } from 'shared-domain/contract';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import { refusal } from '../../base/refusal.ts';
import { addAthleteId } from '../../presenters/athlete-ids.ts';
import type { Context } from '../context/context.ts';
import { createTableAnswers } from './table-answers.ts';
import { buildTeamTable, type TeamTable } from './team-table.ts';

/** Result rows and entries of the challenges whose tables stay in memory, about a kilobyte each. */
const MAX_ROWS = 150_000;

const answerFromTable = createTableAnswers<TeamTable>(MAX_ROWS, buildTeamTable);

function addMemberId(member: TeamAnswer['members'][number], club: string): TeamAnswer['members'][number] {
  if (member.relay) return member;
  const { auid } = addAthleteId({ ...member, club, relay: undefined });
  return auid === undefined ? member : { ...member, auid };
}

function findTeam({ byId }: TeamTable, id: string): TeamAnswer {
  const team = byId.get(id);
  if (team === undefined) throw refusal('not found', `there is no team ${id} in this challenge`);
  // A team of a team competition is not the club of its members, by which their ids are computed.
  const club = team.kind === 'club' ? team.title : undefined;
  return {
    ...team,
    members: club === undefined ? team.members : team.members.map((member) => addMemberId(member, club)),
    results: team.results.map(addAthleteId),
  };
}

/** Clubs and teams with their points and counts. */
export const readTeams = (ctx: Context, chOID: string): Promise<BuiltAnswer> =>
  answerFromTable(ctx, chOID, ({ all }) => all);

/** One team with its members and all their results, most points first. */
export const readTeam = (ctx: Context, chOID: string, id: string): Promise<BuiltAnswer> =>
  answerFromTable(ctx, chOID, (table) => findTeam(table, id));

const readOwnTable = (ctx: Context, chOID: string): Promise<TeamTable> =>
  ctx.store.transaction(async (tx) => buildTeamTable(tx, await ctx.programmes.readUncached(tx, chOID)));

/** The teams for the organisation of the challenge, which may be hidden. */
export const readOwnTeams = async (ctx: Context, chOID: string): Promise<TeamsAnswer> =>
  (await readOwnTable(ctx, chOID)).all;

export const readOwnTeam = async (ctx: Context, chOID: string, id: string): Promise<TeamAnswer> =>
  findTeam(await readOwnTable(ctx, chOID), id);
