import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** Bytes of page cache, in SQLite's negative KiB. */
const PAGE_CACHE = -65_536;

export const sqliteFile = (dataDir: string): string => join(dataDir, 'foulee.sqlite');

/**
 * Both pragmas are set on every open: a WAL database reopens with `synchronous=NORMAL`, and that loses acknowledged
 * writes in a power cut.
 */
export function configureSqlite(file: Sqlite.Database): Sqlite.Database {
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma(`cache_size = ${PAGE_CACHE}`);
  return file;
}

export const openSqlite = (dataDir: string): Sqlite.Database => configureSqlite(new Sqlite(sqliteFile(dataDir)));
