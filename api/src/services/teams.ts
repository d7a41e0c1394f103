import type { TeamAnswer, TeamsAnswer } from 'shared-domain/contract';
import type { Built } from '../http/hot-answers.ts';
import { refusal } from '../http/refusal.ts';
import type { Context } from './context.ts';
import { about } from './public-reads.ts';
import { createRevisionTables, type RevisionTable } from './revision-tables.ts';
import { buildTeamTable, type TeamTable } from './team-table.ts';

/** Result rows and entries that the tables in memory may be made of, about a kilobyte each. */
const MAX_ROWS = 150_000;

const tables = createRevisionTables<TeamTable>(MAX_ROWS, buildTeamTable);

function findTeam({ byId }: TeamTable, id: string): TeamAnswer {
  const team = byId.get(id);
  if (team === undefined) throw refusal('not found', `there is no team ${id} in this challenge`);
  return team;
}

async function readTable(ctx: Context, chOID: string, pick: (table: TeamTable) => unknown): Promise<Built> {
  let found: RevisionTable<TeamTable> | undefined;
  const built = await about(ctx, chOID, async (db, programme) => {
    found = await tables.get(db, programme, ctx.revisions.of(chOID)?.firm);
    return pick(found.table);
  });
  if (found === undefined) return built;
  const { revision, heldUntil } = found;
  return { ...built, revision, version: String(revision), heldUntil };
}

/** Who makes the table of a challenge; the others wait without a connection to the database, which are few. */
const making = new Map<string, Promise<unknown>>();

async function answerFrom(ctx: Context, chOID: string, pick: (table: TeamTable) => unknown): Promise<Built> {
  const known = ctx.revisions.of(chOID);
  if (known === undefined || tables.has(chOID, known.revision, known.firm)) return readTable(ctx, chOID, pick);
  const before = making.get(chOID);
  if (before !== undefined) {
    await before.catch(() => undefined);
    return answerFrom(ctx, chOID, pick);
  }
  const made = readTable(ctx, chOID, pick).finally(() => making.delete(chOID));
  making.set(chOID, made);
  return made;
}

/** Clubs and teams with what they count. */
export const readTeams = (ctx: Context, chOID: string): Promise<Built> => answerFrom(ctx, chOID, ({ all }) => all);

/** One of them with its members and all their results, best points first. */
export const readTeam = (ctx: Context, chOID: string, id: string): Promise<Built> =>
  answerFrom(ctx, chOID, (table) => findTeam(table, id));

const readOwnTable = (ctx: Context, chOID: string): Promise<TeamTable> =>
  ctx.store.transaction(async (tx) => buildTeamTable(tx, await ctx.programmes.readOwn(tx, chOID)));

/** The same for the organisation of the challenge, of a hidden one too. */
export const readOwnTeams = async (ctx: Context, chOID: string): Promise<TeamsAnswer> =>
  (await readOwnTable(ctx, chOID)).all;

export const readOwnTeam = async (ctx: Context, chOID: string, id: string): Promise<TeamAnswer> =>
  findTeam(await readOwnTable(ctx, chOID), id);
