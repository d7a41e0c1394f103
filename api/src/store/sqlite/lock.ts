import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { DatabaseUnusable } from '../database-unusable.ts';
import { isDiskFull } from './disk-full.ts';
import { explainFault } from './explain-fault.ts';
import { LOCK_FILE } from './lock-file.ts';

/** The data folder is another server's. */
export class DataInUse extends DatabaseUnusable {}

/**
 * Holds the data folder for one process. The lock is an open write transaction on a file of its own: the system lets go
 * of it when the process ends, however it ends, so that a lock is never stale.
 * @throws DataInUse with the process that holds it
 */
export function lockData(dataDir: string): { release(): void } {
  const path = join(dataDir, LOCK_FILE);
  const file = openLock(path);
  try {
    writeHolder(file);
    file.exec('begin immediate');
  } catch (error) {
    const busy = (error as { code?: string }).code === 'SQLITE_BUSY';
    const holder = busy ? holderOf(file) : '';
    file.close();
    if (!busy) throw explainFault(error, path);
    throw new DataInUse(
      `Le dossier de données ${dataDir} sert déjà à un autre serveur${holder}. Arrêtez-le, ou donnez un autre DATA_DIR.`,
    );
  }
  return { release: () => file.close() };
}

function openLock(path: string): Sqlite.Database {
  try {
    return new Sqlite(path, { timeout: 0 });
  } catch (error) {
    throw explainFault(error, path);
  }
}

/** Who holds it is for a person to read: a full disk has no room for it, and the lock holds all the same. */
function writeHolder(file: Sqlite.Database): void {
  try {
    file.exec('create table if not exists holder (pid integer not null, since text not null)');
    file.exec('begin immediate');
    file.exec('delete from holder');
    file.prepare('insert into holder values (?, ?)').run(process.pid, new Date().toISOString());
    file.exec('commit');
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    if (file.inTransaction) file.exec('rollback');
  }
}

function holderOf(file: Sqlite.Database): string {
  try {
    const holder = file.prepare('select pid, since from holder').get() as { pid: number; since: string } | undefined;
    return holder === undefined ? '' : ` (processus ${holder.pid}, depuis ${holder.since})`;
  } catch {
    return '';
  }
}
