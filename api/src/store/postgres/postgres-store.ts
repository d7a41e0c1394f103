import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { readEpoch, readPushKeys } from '../database-secrets.ts';
import { DatabaseUnusable } from '../database-unusable.ts';
import { LATEST_MIGRATION, migrate } from '../migrate.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { followChanges } from './change-listener.ts';
import { CommonSubsetDialect } from './dialect.ts';
import { prepareDatabase } from './notifications.ts';
import { openPool } from './pool.ts';
import { createTurns } from './turns.ts';

/** Codes after which a transaction is run again: serialization failure, deadlock, and a row that another transaction has just inserted. */
const RETRIED_CODES: readonly unknown[] = ['40001', '40P01', '23505'];
const UNIQUE_VIOLATION = '23505';

/** How long a transaction is run again, ms: as long as a lock is waited for. */
const MAX_RETRY_MS = 5000;
/** Longest random wait before another try, ms; random, so that two transactions do not collide again. */
const MAX_WAIT_MS = 50;

const readCode = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** Runs a transaction again while others interfere. A second unique violation is not a race but a fault, and is thrown. */
async function retryOnConflict<T>(run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  let uniqueViolations = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const code = readCode(error);
      if (code === UNIQUE_VIOLATION) uniqueViolations += 1;
      const isOver = performance.now() - began > MAX_RETRY_MS;
      if (!RETRIED_CODES.includes(code) || uniqueViolations > 1 || isOver) throw error;
      await sleep(Math.random() * Math.min(MAX_WAIT_MS, 2 ** tries));
    }
  }
}

/** PostgreSQL cannot be reached, or refuses the connection. */
export class DatabaseUnreachable extends DatabaseUnusable {}

/** Host and name of the database, without user and password. */
function describePlace(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/**
 * Opens a database that several instances may share, and brings its tables up to date.
 * @throws DatabaseUnreachable
 */
export async function openPostgresStore(databaseUrl: string): Promise<Store> {
  const db = await connect(databaseUrl);
  await prepareDatabase(db, migrate);
  // Made now: threads that only read cannot.
  await readPushKeys(db);
  return createStore(databaseUrl, db);
}

/** The same, for a thread that only reads. */
export const openPostgresReads = async (databaseUrl: string): Promise<Store> =>
  createStore(databaseUrl, await connect(databaseUrl, { isReadOnly: true }));

async function connect(databaseUrl: string, options?: { readonly isReadOnly: boolean }): Promise<Kysely<Database>> {
  const pool = openPool(databaseUrl, options);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnreachable(
      `DATABASE_URL : la base ${describePlace(databaseUrl)} n’est pas joignable (${(error as Error).message}).`,
    );
  }
  return new Kysely<Database>({ dialect: new CommonSubsetDialect({ pool }) });
}

async function createStore(databaseUrl: string, db: Kysely<Database>): Promise<Store> {
  const takeTurn = createTurns(MAX_RETRY_MS);
  return {
    engine: 'postgres',
    db,
    epoch: await readEpoch(db),
    schema: LATEST_MIGRATION,
    transaction: (work, turn) => {
      const run = () => retryOnConflict(() => db.transaction().setIsolationLevel('repeatable read').execute(work));
      return turn === undefined ? run() : takeTurn(turn, run);
    },
    snapshot: (work) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    followChanges: (listener) => followChanges(databaseUrl, listener),
    close: () => db.destroy(),
  };
}
