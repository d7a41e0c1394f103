import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { getSqlitePath } from '../../../api/src/store/sqlite/open-sqlite.ts';

/** Bytes of each table and index, and the rows that they hold. */
interface Weight {
  readonly parts: readonly { readonly name: string; readonly bytes: number }[];
  readonly bytes: number;
  readonly results: number;
  readonly starts: number;
}

const COUNTS = 'select (select count(*) from result_row) as results, (select count(*) from start_row) as starts';

/** Counts whole pages of the file. */
function weighSqlite(dataDir: string): Weight {
  const file = new Sqlite(getSqlitePath(dataDir));
  try {
    file.pragma('wal_checkpoint(TRUNCATE)');
    const parts = file
      .prepare('select name, sum(pgsize) as bytes from dbstat group by name order by bytes desc')
      .all() as { name: string; bytes: number }[];
    const counts = file.prepare(COUNTS).get() as { results: number; starts: number };
    return { ...counts, parts, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) };
  } finally {
    file.close();
  }
}

async function weighPostgres(databaseUrl: string): Promise<Weight> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; bytes: string }>(`
      select relname as name, pg_table_size(oid) as bytes from pg_class
      where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace order by 2 desc`);
    const parts = rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }));
    const counts = (await client.query<{ results: string; starts: string }>(COUNTS)).rows[0];
    return {
      results: Number(counts?.results),
      starts: Number(counts?.starts),
      parts,
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  } finally {
    await client.end();
  }
}

export const weigh = (dataDir: string, databaseUrl: string | undefined): Promise<Weight> =>
  databaseUrl === undefined ? Promise.resolve(weighSqlite(dataDir)) : weighPostgres(databaseUrl);
