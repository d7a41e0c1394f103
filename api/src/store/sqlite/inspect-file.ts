import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { localize } from '../../base/localize.ts';
import { DatabaseUnusable } from '../database-unusable.ts';
import { isKnownMigration } from '../migrations/index.ts';

/**
 * Refuses a file of 0 bytes, which not even a new database has (`createFile`): it was truncated, and must not be taken for a new
 * database.
 * @throws DatabaseUnusable
 */
export function refuseEmpty(path: string): void {
  if (!existsSync(path) || statSync(path).size > 0) return;
  throw new DatabaseUnusable(
    localize(
      `La base ${path} est vide (0 octet) : ses données n’y sont plus. Remettez la dernière sauvegarde (npm run restore -- FICHIER), ou supprimez ce fichier pour commencer une base neuve.`,
      `The database ${path} is empty (0 bytes): its data is gone. Put the last backup back (npm run restore -- FILE), or delete this file to begin a new database.`,
    ),
  );
}

/** Refuses a file that cannot be written: SQLite would open it and fail at the first write. */
export function refuseReadOnly(path: string): void {
  for (const needed of [dirname(path), path]) accessSync(needed, constants.W_OK);
}

/**
 * Refuses the database of another program, before anything is written to it.
 * @throws DatabaseUnusable
 */
export function refuseForeign(file: Sqlite.Database, path: string): void {
  const tables = file.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
  const isNew = tables.every((name) => name.startsWith('kysely_') || name.startsWith('sqlite_'));
  if (isNew) return;
  const migrations = tables.includes('kysely_migration')
    ? (file.prepare('select name from kysely_migration').pluck().all() as string[])
    : [];
  if (migrations.some(isKnownMigration)) return;
  throw new DatabaseUnusable(
    localize(
      `${path} est la base d’un autre programme (table « ${tables[0]} »). Elle n’a pas été touchée : donnez un autre DATA_DIR, ou déplacez ce fichier.`,
      `${path} is the database of another program (table “${tables[0]}”). It was not touched: give another DATA_DIR, or move this file.`,
    ),
  );
}
