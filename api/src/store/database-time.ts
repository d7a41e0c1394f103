import { sql } from 'kysely';
import type { Store } from './store.ts';

/** The clock of a PostgreSQL, which several instances share, ms since 1970; undefined with SQLite. */
export async function readDatabaseTime({ engine, db }: Store): Promise<number | undefined> {
  if (engine === 'sqlite') return undefined;
  const { rows } = await sql<{ ms: number }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  return rows[0]?.ms;
}
