import { mkdirSync } from 'node:fs';
import { Kysely } from 'kysely';
import { epochOf } from '../epoch.ts';
import { LATEST_MIGRATION, migrate } from '../migrate.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { PlainSqliteDialect } from './dialect.ts';
import { lockData } from './lock.ts';
import { openSqlite } from './open-sqlite.ts';

/**
 * Opens the database of a data folder and brings its tables up to date.
 * @throws DataInUse when another server holds the folder
 */
export async function openSqliteStore(dataDir: string): Promise<Store> {
  mkdirSync(dataDir, { recursive: true });
  const lock = lockData(dataDir);
  try {
    const db = new Kysely<Database>({ dialect: new PlainSqliteDialect(openSqlite(dataDir)) });
    await migrate(db);
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
    lock.release();
    throw error;
  }
}
