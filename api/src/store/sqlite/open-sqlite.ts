import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { createFile } from './create-file.ts';
import { explainFault } from './explain-fault.ts';
import { refuseEmpty, refuseForeign, refuseReadOnly } from './inspect-file.ts';

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

/**
 * Opens the database of a data folder, and makes one where there is none.
 * @throws DatabaseUnusable
 */
export function openSqlite(dataDir: string): Sqlite.Database {
  const path = sqliteFile(dataDir);
  let file: Sqlite.Database | undefined;
  try {
    refuseEmpty(path);
    createFile(path);
    refuseReadOnly(path);
    file = new Sqlite(path);
    refuseForeign(file, path);
    return configureSqlite(file);
  } catch (error) {
    file?.close();
    throw explainFault(error, path);
  }
}
