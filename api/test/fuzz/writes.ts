import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { listOwnTables } from '../../src/store/list-own-tables.ts';
import { sqliteFile } from '../../src/store/sqlite/open-sqlite.ts';
import type { RunningServer } from '../running-server.ts';

/** A mark of all that is stored: another one after any write. */
export interface Writes {
  mark(): Promise<string>;
  close(): void;
}

/** SQLite counts what other connections committed: cheap enough for every single request. */
function onSqlite(dataDir: string): Writes {
  const other = new Sqlite(sqliteFile(dataDir), { readonly: true });
  return {
    mark: async () => String(other.pragma('data_version', { simple: true })),
    close: () => other.close(),
  };
}

/** PostgreSQL has no such count for one database: a digest of every row of every table. */
async function onPostgres({ ctx }: RunningServer): Promise<Writes> {
  const tables = await listOwnTables();
  const each = tables.map(
    (name) =>
      `select '${name}' as t, count(*) as n, coalesce(sum(hashtextextended(x::text, 0)), 0) as h from "${name}" x`,
  );
  return {
    mark: async () => JSON.stringify((await sql.raw(each.join(' union all ')).execute(ctx.store.db)).rows),
    close: () => undefined,
  };
}

export const watchWrites = async (server: RunningServer): Promise<Writes> =>
  server.ctx.config.databaseUrl === undefined ? onSqlite(server.ctx.config.dataDir) : onPostgres(server);
