import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { localize } from '../../base/localize.ts';
import { DatabaseUnusable } from '../database-unusable.ts';
import { explainFault } from './explain-fault.ts';
import { refuseEmpty, refuseForeign, refuseReadOnly } from './inspect-file.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** « FOUL » in SQLite's header: `file foulee.sqlite` tells whose it is. */
const APPLICATION_ID = 0x46_4f_55_4c;

/**
 * Makes the file of a new database under another name first: it never stands there half made, so that one without a byte is
 * always a fault.
 * @throws DatabaseUnusable where a log of a database that is gone would be taken for the new one's
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
  const part = `${path}.part`;
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(part + end, { force: true });
  // Made closed: SQLite gives its log the rights of the database.
  closeSync(openSync(part, 'w', 0o600));
  const file = new Sqlite(part);
  file.pragma('journal_mode = WAL');
  file.pragma(`application_id = ${APPLICATION_ID}`);
  file.close();
  syncToDisk(part);
  renameSync(part, path);
  syncToDisk(dirname(path));
}

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
