import { Kysely } from 'kysely';
import { DatabaseUnusable } from '../database-unusable.ts';
import { readEpoch } from '../epoch.ts';
import { LATEST_MIGRATION, migrate } from '../migrate.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { CommonSubsetDialect } from './dialect.ts';
import { follow } from './follow.ts';
import { prepare } from './notifications.ts';
import { openPool } from './pool.ts';
import { retryOnConflict } from './retry.ts';

/** PostgreSQL does not let us in. */
export class DatabaseUnreachable extends DatabaseUnusable {}

/** Where the database is, without what opens it. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/**
 * Opens a database that several instances may share, and brings its tables up to date.
 * @throws DatabaseUnreachable
 */
export async function openPostgresStore(databaseUrl: string): Promise<Store> {
  const db = await connect(databaseUrl);
  await prepare(db, migrate);
  return storeOf(databaseUrl, db);
}

/** The same, for a thread that only reads. */
export const openPostgresReads = async (databaseUrl: string): Promise<Store> =>
  storeOf(databaseUrl, await connect(databaseUrl, { readOnly: true }));

async function connect(databaseUrl: string, options?: { readonly readOnly: boolean }): Promise<Kysely<Database>> {
  const pool = openPool(databaseUrl, options);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnreachable(
      `DATABASE_URL : la base ${placeOf(databaseUrl)} n’est pas joignable (${(error as Error).message}).`,
    );
  }
  return new Kysely<Database>({ dialect: new CommonSubsetDialect({ pool }) });
}

async function storeOf(databaseUrl: string, db: Kysely<Database>): Promise<Store> {
  return {
    engine: 'postgres',
    db,
    epoch: await readEpoch(db),
    schema: LATEST_MIGRATION,
    transaction: (work) => retryOnConflict(() => db.transaction().setIsolationLevel('repeatable read').execute(work)),
    snapshot: (work) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    follow: (listener) => follow(databaseUrl, listener),
    close: () => db.destroy(),
  };
}
