import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { localize } from '../../base/localize.ts';
import { BackupRefused, type SavedBackup } from '../backup.ts';
import { isFullText } from '../engine.ts';
import { getSqlitePath } from './open-sqlite.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** File mode of a backup: only its owner may read it, as it has names, birth dates and hashed passwords. */
const OWNER_ONLY = 0o600;

/** Numbers of rows of every table of a database file. */
export function countRows(file: Sqlite.Database): Record<string, number> {
  const tables = file
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite~_%' escape '~' order by name",
    )
    .pluck()
    .all() as string[];
  const count = (table: string) => file.prepare(`select count(*) from "${table}"`).pluck().get() as number;
  return Object.fromEntries(tables.filter((table) => !isFullText(table)).map((table) => [table, count(table)]));
}

/**
 * Copies the database of a data folder, whether a server runs on it or not. The copy gets its name only once it is
 * whole, checked and on the disk.
 * @throws BackupRefused
 */
export function backupSqlite(dataDir: string, path: string): SavedBackup {
  const from = getSqlitePath(dataDir);
  if (!existsSync(from))
    throw new BackupRefused(localize(`Il n’y a pas de base dans ${dataDir}.`, `There is no database in ${dataDir}.`));
  if (existsSync(path))
    throw new BackupRefused(
      localize(`${path} existe déjà ; donnez un autre nom.`, `${path} exists already; give another name.`),
    );
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const partialPath = `${path}.part`;
  rmSync(partialPath, { force: true });
  const live = new Sqlite(from, { readonly: true, timeout: 30_000 });
  try {
    live.prepare('vacuum into ?').run(partialPath);
    chmodSync(partialPath, OWNER_ONLY);
    const copy = new Sqlite(partialPath, { readonly: true });
    const fault = copy.pragma('integrity_check', { simple: true });
    const rows = countRows(copy);
    copy.close();
    if (fault !== 'ok')
      throw new BackupRefused(localize(`La copie n’est pas saine : ${fault}.`, `The copy is not sound: ${fault}.`));
    syncToDisk(partialPath);
    renameSync(partialPath, path);
    syncToDisk(dirname(path));
    return { path, bytes: statSync(path).size, rows };
  } finally {
    live.close();
    rmSync(partialPath, { force: true });
  }
}
