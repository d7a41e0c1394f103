import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { localize } from '../../base/localize.ts';
import { DatabaseUnusable } from '../database-unusable.ts';
import { explainFault } from './explain-fault.ts';
import { refuseEmpty, refuseForeign, refuseReadOnly } from './inspect-file.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** « FOUL » in SQLite's header, by which the command `file` recognises the database. */
const APPLICATION_ID = 0x46_4f_55_4c;

/**
 * Creates the file of a new database under another name first, so that an unfinished one is never found: a file of 0 bytes is always
 * a fault.
 * @throws DatabaseUnusable where the log of a missing database is there: SQLite would apply it to the new one
 */
function createFile(path: string): void {
  if (existsSync(path)) return;
  if (existsSync(`${path}-wal`)) {
    throw new DatabaseUnusable(
      localize(
        `La base ${path} manque, mais son journal ${path}-wal est là. Remettez les deux ensemble, ou une sauvegarde (npm run restore -- FICHIER) ; supprimez le journal pour commencer une base neuve.`,
        `The database ${path} is missing, but its log ${path}-wal is there. Put both back together, or a backup (npm run restore -- FILE); delete the log to begin a new database.`,
      ),
    );
  }
  const partialPath = `${path}.part`;
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(partialPath + suffix, { force: true });
  // Created with restricted rights, which SQLite also gives to the log.
  closeSync(openSync(partialPath, 'w', 0o600));
  const file = new Sqlite(partialPath);
  file.pragma('journal_mode = WAL');
  file.pragma(`application_id = ${APPLICATION_ID}`);
  file.close();
  syncToDisk(partialPath);
  renameSync(partialPath, path);
  syncToDisk(dirname(path));
}

/** Size of the page cache; SQLite takes a negative number as KiB. */
const PAGE_CACHE_SIZE = -65_536;

export const getSqlitePath = (dataDir: string): string => join(dataDir, 'foulee.sqlite');

/**
 * Both pragmas are set on every open: a WAL database reopens with `synchronous=NORMAL`, and that loses acknowledged
 * writes in a power cut.
 */
export function configureSqlite(file: Sqlite.Database): Sqlite.Database {
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma(`cache_size = ${PAGE_CACHE_SIZE}`);
  return file;
}

/**
 * Opens the database of a data folder, and creates one where there is none.
 * @throws DatabaseUnusable
 */
export function openSqlite(dataDir: string): Sqlite.Database {
  const path = getSqlitePath(dataDir);
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
