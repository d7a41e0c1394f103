import { existsSync, readFileSync, statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { explainFault } from './explain-fault.ts';
import { refuseEmpty, refuseForeign } from './inspect-file.ts';

/** Up to this size, bytes, a stopped server's database is read into memory: opening the file itself would create a log beside it. */
const MAX_BYTES_IN_MEMORY = 1e9;
/** Offset of the two bytes in SQLite's header that say whether there is a write-ahead log; in memory there is none. */
const WRITE_VERSION_OFFSET = 18;

interface FileState {
  /** What SQLite's check reports as wrong. */
  readonly fault?: string;
  /** Names of the migrations that have run. */
  readonly applied: readonly string[];
}

function openUntouched(path: string): Sqlite.Database | undefined {
  if (existsSync(`${path}-wal`)) return existsSync(`${path}-shm`) ? new Sqlite(path, { readonly: true }) : undefined;
  if (statSync(path).size > MAX_BYTES_IN_MEMORY) return undefined;
  const bytes = readFileSync(path);
  if (bytes.length > WRITE_VERSION_OFFSET + 1) bytes.fill(1, WRITE_VERSION_OFFSET, WRITE_VERSION_OFFSET + 2);
  return new Sqlite(bytes, { readonly: true });
}

function inspect(file: Sqlite.Database, path: string): FileState {
  refuseForeign(file, path);
  const fault = file.pragma('quick_check(1)', { simple: true }) as string;
  const applied = file.prepare('select name from kysely_migration order by name').pluck().all() as string[];
  return fault === 'ok' ? { applied } : { fault, applied };
}

/**
 * Inspects a database file without changing it or any file beside it; undefined where that is not possible.
 * @throws DatabaseUnusable
 */
export function inspectDatabaseFile(path: string): FileState | undefined {
  let file: Sqlite.Database | undefined;
  try {
    refuseEmpty(path);
    file = openUntouched(path);
    return file && inspect(file, path);
  } catch (error) {
    throw explainFault(error, path);
  } finally {
    file?.close();
  }
}
