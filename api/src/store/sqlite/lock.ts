import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** The data folder is another server's. */
export class DataInUse extends Error {}

/**
 * Holds the data folder for one process. The lock is an open write transaction on a file of its own: the system lets go
 * of it when the process ends, however it ends, so that a lock is never stale.
 * @throws DataInUse with the process that holds it
 */
export function lockData(dataDir: string): { release(): void } {
  const path = join(dataDir, 'foulee.lock');
  const file = new Sqlite(path, { timeout: 0 });
  try {
    file.exec('create table if not exists holder (pid integer not null, since text not null)');
    file.exec('begin immediate');
    file.exec('delete from holder');
    file.prepare('insert into holder values (?, ?)').run(process.pid, new Date().toISOString());
    file.exec('commit; begin immediate');
  } catch (error) {
    const busy = (error as { code?: string }).code === 'SQLITE_BUSY';
    const holder = busy ? holderOf(file) : '';
    file.close();
    if (!busy) throw error;
    throw new DataInUse(
      `Le dossier de données ${dataDir} sert déjà à un autre serveur${holder}. Arrêtez-le, ou donnez un autre DATA_DIR.`,
    );
  }
  return { release: () => file.close() };
}

function holderOf(file: Sqlite.Database): string {
  try {
    const holder = file.prepare('select pid, since from holder').get() as { pid: number; since: string } | undefined;
    return holder === undefined ? '' : ` (processus ${holder.pid}, depuis ${holder.since})`;
  } catch {
    return '';
  }
}
