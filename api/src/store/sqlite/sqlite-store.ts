import { accessSync, constants } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { readEpoch, readPushKeys } from '../database-secrets.ts';
import { LATEST_MIGRATION, migrate } from '../migrate.ts';
import { makePrivateFolder, restrictFiles } from '../private-files.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { ReadWriteSqliteDialect } from './dialect.ts';
import { ensureReserve, releaseReserve } from './disk-reserve.ts';
import { explainFault } from './explain-fault.ts';
import { type DataLock, lockDataSoon } from './lock.ts';
import { getSqlitePath, openSqlite } from './open-sqlite.ts';
import { ReadPoolDialect } from './read-pool.ts';
import { openReadFile } from './sqlite-reads.ts';

/** Transactions that may read at the same time in the writer thread: previews of long files take seconds. */
const MAX_READS = 16;

/**
 * Opens the database of a data folder and brings its tables up to date.
 * @throws DatabaseUnusable, `DataInUse` of it when another server holds the folder
 */
export async function openSqliteStore(dataDir: string, holder = process.pid): Promise<Store> {
  const lock = await lockFolder(dataDir, holder);
  let opened: Kysely<Database> | undefined;
  // Closed first: the connection that closes last writes the log into the file, and must be the one that writes.
  const readFiles: Sqlite.Database[] = [];
  const closeReads = () => {
    for (const read of readFiles) read.close();
  };
  try {
    releaseReserve(dataDir);
    const file = openSqlite(dataDir);
    const openRead = () => {
      const read = openReadFile(getSqlitePath(dataDir));
      readFiles.push(read);
      return read;
    };
    const db = new Kysely<Database>({ dialect: new ReadWriteSqliteDialect(file, openRead()) });
    opened = db;
    const reads = new Kysely<Database>({
      dialect: new ReadPoolDialect([openRead()], { open: openRead, most: MAX_READS }),
    });
    await migrate(db);
    ensureReserve(dataDir);
    restrictFiles(dataDir);
    // Made now: threads that only read cannot.
    await readPushKeys(db);
    return {
      engine: 'sqlite',
      db,
      epoch: await readEpoch(db),
      schema: LATEST_MIGRATION,
      transaction: (work) => db.transaction().execute(work),
      snapshot: (work) => reads.transaction().execute(work),
      followChanges: async () => ({ isListening: true, stop: async () => undefined }),
      async close() {
        await reads.destroy();
        closeReads();
        await db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    closeReads();
    await opened?.destroy();
    lock.release();
    throw explainFault(error, getSqlitePath(dataDir));
  }
}

async function lockFolder(dataDir: string, holder: number): Promise<DataLock> {
  try {
    makePrivateFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw explainFault(error, getSqlitePath(dataDir));
  }
  return lockDataSoon(dataDir, holder);
}
