import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { readEpoch } from '../database-secrets.ts';
import { LATEST_MIGRATION } from '../migrate.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { explainFault } from './explain-fault.ts';
import { getSqlitePath } from './open-sqlite.ts';
import { ReadPoolDialect } from './read-pool.ts';

/** Transactions that may read at the same time, each pausing to let others run. */
const READ_CONNECTIONS = 4;
/** Size of each connection's page cache; SQLite takes a negative number as KiB. The system caches the file as well. */
const PAGE_CACHE_SIZE = -8192;
/** How long a read waits while the log is written into the file, ms. */
const BUSY_TIMEOUT_MS = 5000;

export function openReadFile(path: string): Sqlite.Database {
  const file = new Sqlite(path, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  file.pragma('query_only = ON');
  file.pragma(`cache_size = ${PAGE_CACHE_SIZE}`);
  return file;
}

/**
 * Opens for reading the database that another thread of this process has open. Each transaction sees the state at its beginning
 * (write-ahead log), and does not block writers.
 */
export async function openSqliteReads(dataDir: string): Promise<Store> {
  const path = getSqlitePath(dataDir);
  const files: Sqlite.Database[] = [];
  try {
    for (let count = 0; count < READ_CONNECTIONS; count += 1) files.push(openReadFile(path));
  } catch (error) {
    for (const file of files) file.close();
    throw explainFault(error, path);
  }
  const db = new Kysely<Database>({ dialect: new ReadPoolDialect(files as [Sqlite.Database, ...Sqlite.Database[]]) });
  return {
    engine: 'sqlite',
    db,
    epoch: await readEpoch(db),
    schema: LATEST_MIGRATION,
    transaction: (work) => db.transaction().execute(work),
    snapshot: (work) => db.transaction().execute(work),
    followChanges: async () => ({ isListening: true, stop: async () => undefined }),
    close: () => db.destroy(),
  };
}
