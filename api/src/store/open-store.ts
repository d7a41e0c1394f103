import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { LATEST_MIGRATION, migrationProvider } from '../migrations/index.ts';
import type { Db } from './db.ts';
import { lockData } from './lock.ts';
import type { Database } from './schema.ts';
import { readSetting, writeSetting } from './settings.ts';

export interface Store {
  readonly db: Kysely<Database>;
  /** Made with the database: an answer of another database never passes for one of this. */
  readonly epoch: string;
  /** Name of the newest migration. */
  readonly schema: string;
  /** One transaction: all of it is committed, or nothing. */
  transaction<T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Bytes of page cache, in SQLite's negative KiB. */
const PAGE_CACHE = -65_536;

/**
 * Both pragmas are set on every open: a WAL database reopens with `synchronous=NORMAL`, and that loses acknowledged
 * writes in a power cut.
 */
function openSqlite(dataDir: string): Sqlite.Database {
  const file = new Sqlite(join(dataDir, 'foulee.sqlite'));
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma(`cache_size = ${PAGE_CACHE}`);
  return file;
}

/**
 * Opens the database of a data folder and brings its tables up to date.
 * @throws DataInUse when another server holds the folder
 */
export async function openStore(dataDir: string): Promise<Store> {
  mkdirSync(dataDir, { recursive: true });
  const lock = lockData(dataDir);
  try {
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: openSqlite(dataDir) }) });
    const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
    if (error !== undefined) throw error;
    return {
      db,
      epoch: await epochOf(db),
      schema: LATEST_MIGRATION,
      transaction: (work) => db.transaction().execute(work),
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

async function epochOf(db: Db): Promise<string> {
  const known = await readSetting(db, 'epoch');
  if (known !== undefined) return known;
  const epoch = randomBytes(6).toString('base64url');
  await writeSetting(db, 'epoch', epoch);
  return epoch;
}
