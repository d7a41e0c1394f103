import { sql } from 'kysely';
import type { Store } from './store.ts';

/** What time it is for the database that several instances share, ms since 1970; undefined where this machine is alone with it. */
export async function readDatabaseTime({ engine, db }: Store): Promise<number | undefined> {
  if (engine === 'sqlite') return undefined;
  const { rows } = await sql<{ ms: number }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  return rows[0]?.ms;
}
