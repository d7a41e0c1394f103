import { constants, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { localize } from '../../base/localize.ts';
import {
  BackupRefused,
  createErasuresRefusal,
  type RestoreOptions,
  refuseUnknownBackup,
  resetAfterRestore,
  type SavedBackup,
} from '../backup.ts';
import { ERASURE_QUERIES, type StoredErasure } from '../lists/stored-erasures.ts';
import { migrate } from '../migrate.ts';
import { makePrivateFolder } from '../private-files.ts';
import type { Database } from '../schema.ts';
import { countRows } from './backup-sqlite.ts';
import { lockData } from './lock.ts';
import { configureSqlite, getSqlitePath } from './open-sqlite.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** Checks a backup; its numbers of rows by table. @throws BackupRefused for a file that is no complete backup of Foulée */
function checkBackup(path: string): Record<string, number> {
  if (!existsSync(path)) throw new BackupRefused(localize(`${path} n’existe pas.`, `${path} does not exist.`));
  const file = new Sqlite(path, { readonly: true });
  try {
    const fault = file.pragma('integrity_check', { simple: true });
    if (fault !== 'ok')
      throw new BackupRefused(localize(`${path} est abîmé : ${fault}.`, `${path} is damaged: ${fault}.`));
    const broken = file.pragma('foreign_key_check') as unknown[];
    if (broken.length > 0)
      throw new BackupRefused(
        localize(
          `${path} est abîmé : ${broken.length} lignes sans leur parent.`,
          `${path} is damaged: ${broken.length} rows without their parent.`,
        ),
      );
    const rows = countRows(file);
    const hasMigrations = rows.kysely_migration !== undefined;
    const names = hasMigrations ? file.prepare('select name from kysely_migration').pluck().all() : undefined;
    refuseUnknownBackup(path, names as string[] | undefined);
    return rows;
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    throw new BackupRefused(
      localize(
        `${path} n’est pas une base SQLite entière (${error.message}).`,
        `${path} is no whole SQLite database (${error.message}).`,
      ),
    );
  } finally {
    file.close();
  }
}

/** Reads the erasures of the database that is replaced; undefined where there is none. @throws BackupRefused where it cannot be read */
function readErasures(path: string): StoredErasure[] | undefined {
  if (!existsSync(path) || statSync(path).size === 0) return undefined;
  let file: Sqlite.Database | undefined;
  try {
    file = new Sqlite(path);
    const tables = file.prepare("select name from sqlite_master where type = 'table'").pluck().all();
    for (const [table, query] of Object.entries(ERASURE_QUERIES))
      if (tables.includes(table)) return file.prepare(query).all() as StoredErasure[];
    return [];
  } catch (error) {
    throw createErasuresRefusal(error instanceof Error ? error.message : String(error));
  } finally {
    file?.close();
  }
}

/** Writes the log of the present database into its file; a damaged database keeps its log. */
function foldLog(from: string): void {
  try {
    const live = new Sqlite(from);
    live.pragma('wal_checkpoint(TRUNCATE)');
    live.close();
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
  }
}

/** Moves the present database aside, whatever state it is in, with its log. */
function setAside(from: string, now: Date): string | undefined {
  if (!existsSync(from) && !existsSync(`${from}-wal`)) return undefined;
  if (existsSync(from)) foldLog(from);
  const aside = `${from}.${now.toISOString().replaceAll(':', '-')}`;
  for (const suffix of ['', '-wal']) if (existsSync(from + suffix)) renameSync(from + suffix, aside + suffix);
  rmSync(`${from}-shm`, { force: true });
  return aside;
}

/**
 * Replaces the database of a data folder by a backup; the present one is renamed and stays there, and its erasures are done again.
 * @throws BackupRefused, DataInUse when a server runs on the folder
 */
export async function restoreSqlite<Erased>(
  dataDir: string,
  path: string,
  { now, ignoresErasures, eraseAgain }: RestoreOptions<Erased>,
): Promise<SavedBackup & { readonly aside?: string | undefined; readonly erased?: Erased | undefined }> {
  makePrivateFolder(dataDir);
  const lock = lockData(dataDir);
  try {
    const rows = checkBackup(path);
    const to = getSqlitePath(dataDir);
    const erasures = ignoresErasures ? undefined : readErasures(to);
    const partialPath = `${to}.part`;
    rmSync(partialPath, { force: true });
    copyFileSync(path, partialPath, constants.COPYFILE_FICLONE);
    const file = configureSqlite(new Sqlite(partialPath));
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) });
    await migrate(db);
    await resetAfterRestore(db);
    const erased = erasures && (await db.transaction().execute((tx) => eraseAgain(tx, erasures, now)));
    // The log is written into the file before it is renamed, as the log would keep the old name.
    file.pragma('wal_checkpoint(TRUNCATE)');
    const pageCount = file.pragma('page_count', { simple: true }) as number;
    const size = pageCount * (file.pragma('page_size', { simple: true }) as number);
    await db.destroy();
    syncToDisk(partialPath);
    const aside = setAside(to, now);
    renameSync(partialPath, to);
    syncToDisk(dataDir);
    return { path: to, bytes: size, rows, aside, erased };
  } finally {
    lock.release();
  }
}
