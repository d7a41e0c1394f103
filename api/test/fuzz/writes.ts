import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { listOwnTables } from '../../src/store/list-own-tables.ts';
import { getSqlitePath } from '../../src/store/sqlite/open-sqlite.ts';
import type { RunningServer } from '../running-server.ts';

/** Detects writes: the mark is another one after any write to the database. */
export interface WriteWatch {
  computeMark(): Promise<string>;
  close(): void;
}

/** SQLite counts what other connections committed: cheap enough for every single request. */
function watchSqlite(dataDir: string): WriteWatch {
  const other = new Sqlite(getSqlitePath(dataDir), { readonly: true });
  return {
    computeMark: async () => String(other.pragma('data_version', { simple: true })),
    close: () => other.close(),
  };
}

/** PostgreSQL has no such count for one database: a digest of every row of every table. */
async function watchPostgres({ ctx }: RunningServer): Promise<WriteWatch> {
  const tables = await listOwnTables();
  const each = tables.map(
    (name) =>
      `select '${name}' as t, count(*) as n, coalesce(sum(hashtextextended(x::text, 0)), 0) as h from "${name}" x`,
  );
  return {
    computeMark: async () => JSON.stringify((await sql.raw(each.join(' union all ')).execute(ctx.store.db)).rows),
    close: () => undefined,
  };
}

export const watchWrites = async (server: RunningServer): Promise<WriteWatch> =>
  server.ctx.config.databaseUrl === undefined ? watchSqlite(server.ctx.config.dataDir) : watchPostgres(server);
