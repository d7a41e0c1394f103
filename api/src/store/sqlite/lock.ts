import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { isAlive } from '../../base/alive-process.ts';
import { localize } from '../../base/localize.ts';
import { DatabaseUnusable } from '../database-unusable.ts';
import { isDiskFull } from './disk-full.ts';
import { explainFault } from './explain-fault.ts';
import { LOCK_FILE } from './lock-file.ts';

/** The data folder is in use by another server. */
export class DataInUse extends DatabaseUnusable {
  readonly holder: number | undefined;

  constructor(message: string, holder: number | undefined) {
    super(message);
    this.holder = holder;
  }
}

export interface DataLock {
  release(): void;
}

/** How long to wait for a lock whose server was killed, ms: its other process ends a moment later. */
const ENDING_TIMEOUT_MS = 5000;
const CHECK_INTERVAL_MS = 20;

/**
 * Like `lockData`, but waits a moment for a server that was just killed.
 * @param holder the process that the error of another server names
 */
export async function lockDataSoon(dataDir: string, holder: number): Promise<DataLock> {
  const deadline = performance.now() + ENDING_TIMEOUT_MS;
  for (;;) {
    try {
      return lockData(dataDir, holder);
    } catch (error) {
      const isEnding = error instanceof DataInUse && error.holder !== undefined && !isAlive(error.holder);
      if (!isEnding || performance.now() > deadline) throw error;
    }
    await sleep(CHECK_INTERVAL_MS);
  }
}

/**
 * Locks the data folder for one process. The lock is an open write transaction on a separate file, which the system releases when
 * the process ends, however it ends: a lock is never stale.
 * @throws DataInUse with the process that holds it
 */
export function lockData(dataDir: string, holderPid = process.pid): DataLock {
  const path = join(dataDir, LOCK_FILE);
  const file = openLock(path);
  try {
    writeHolder(file, holderPid);
    file.exec('begin immediate');
  } catch (error) {
    const isBusy = (error as { code?: string }).code === 'SQLITE_BUSY';
    const holder = isBusy ? readHolder(file) : undefined;
    file.close();
    if (!isBusy) throw explainFault(error, path);
    const holderText =
      holder === undefined
        ? ''
        : localize(
            ` (processus ${holder.pid}, depuis ${holder.since})`,
            ` (process ${holder.pid}, since ${holder.since})`,
          );
    throw new DataInUse(
      localize(
        `Le dossier de données ${dataDir} sert déjà à un autre serveur${holderText}. Arrêtez-le, ou donnez un autre DATA_DIR.`,
        `The data folder ${dataDir} serves another server already${holderText}. Stop it, or give another DATA_DIR.`,
      ),
      holder?.pid,
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

/** Writes who has the lock, for messages only: on a full disk it cannot be written, and the lock works all the same. */
function writeHolder(file: Sqlite.Database, holderPid: number): void {
  try {
    file.exec('create table if not exists holder (pid integer not null, since text not null)');
    file.exec('begin immediate');
    file.exec('delete from holder');
    file.prepare('insert into holder values (?, ?)').run(holderPid, new Date().toISOString());
    file.exec('commit');
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    if (file.inTransaction) file.exec('rollback');
  }
}

interface Holder {
  readonly pid: number;
  readonly since: string;
}

function readHolder(file: Sqlite.Database): Holder | undefined {
  try {
    return file.prepare('select pid, since from holder').get() as Holder | undefined;
  } catch {
    return undefined;
  }
}
