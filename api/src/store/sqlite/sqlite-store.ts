import { accessSync, constants } from 'node:fs';
import { Kysely } from 'kysely';
import { epochOf } from '../epoch.ts';
import { LATEST_MIGRATION, migrate } from '../migrate.ts';
import { closeFiles, makePrivateFolder } from '../private-files.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { PlainSqliteDialect } from './dialect.ts';
import { explainFault } from './explain-fault.ts';
import { type DataLock, lockDataSoon } from './lock.ts';
import { openSqlite, sqliteFile } from './open-sqlite.ts';
import { giveUpReserve, keepReserve } from './reserve.ts';

/**
 * Opens the database of a data folder and brings its tables up to date.
 * @throws DatabaseUnusable, `DataInUse` of it when another server holds the folder
 */
export async function openSqliteStore(dataDir: string, holder = process.pid): Promise<Store> {
  const lock = await lockFolder(dataDir, holder);
  let opened: Kysely<Database> | undefined;
  try {
    giveUpReserve(dataDir);
    const db = new Kysely<Database>({ dialect: new PlainSqliteDialect(openSqlite(dataDir)) });
    opened = db;
    await migrate(db);
    keepReserve(dataDir);
    closeFiles(dataDir);
    return {
      engine: 'sqlite',
      db,
      epoch: await epochOf(db),
      schema: LATEST_MIGRATION,
      transaction: (work) => db.transaction().execute(work),
      follow: async () => ({ hears: true, stop: async () => undefined }),
      async close() {
        await db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    await opened?.destroy();
    lock.release();
    throw explainFault(error, sqliteFile(dataDir));
  }
}

async function lockFolder(dataDir: string, holder: number): Promise<DataLock> {
  try {
    makePrivateFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw explainFault(error, sqliteFile(dataDir));
  }
  return lockDataSoon(dataDir, holder);
}
