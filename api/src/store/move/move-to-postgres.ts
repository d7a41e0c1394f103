import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Kysely, type Transaction } from 'kysely';
import { localize } from '../../base/localize.ts';
import { BackupRefused } from '../backup.ts';
import { isFullText } from '../engine.ts';
import { isKnownMigration, LATEST_MIGRATION, migrate } from '../migrate.ts';
import { refuseInstances } from '../postgres/backup-postgres.ts';
import { CommonSubsetDialect } from '../postgres/dialect.ts';
import { prepareDatabase } from '../postgres/notifications.ts';
import { openPool } from '../postgres/pool.ts';
import type { Database } from '../schema.ts';
import { lockData } from '../sqlite/lock.ts';
import { getSqlitePath } from '../sqlite/open-sqlite.ts';
import { countTableRows, type MovedTable, moveTable } from './move-table.ts';

/** Tables of a database, parents before those that refer to them. */
function listTablesInOrder(file: Sqlite.Database): string[] {
  const tables = file
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite~_%' escape '~'")
    .pluck()
    .all() as string[];
  const parents = file.prepare('select distinct "table" from pragma_foreign_key_list(?)').pluck();
  const ordered = new Set<string>();
  const add = (table: string, path: readonly string[]): void => {
    if (ordered.has(table) || path.includes(table)) return;
    for (const parent of parents.all(table) as string[]) add(parent, [...path, table]);
    ordered.add(table);
  };
  // The target has its own list of migrations.
  for (const table of tables.filter((name) => !name.startsWith('kysely_') && !isFullText(name)).sort()) add(table, []);
  return [...ordered];
}

/** @throws BackupRefused unless the database is of this version */
function checkSource(from: Sqlite.Database): void {
  const names = from.prepare('select name from kysely_migration').pluck().all() as string[];
  if (names.every(isKnownMigration) && names.includes(LATEST_MIGRATION)) return;
  throw new BackupRefused(
    localize(
      'La base à déplacer vient d’une autre version. Démarrez ce Foulée une fois dessus (npm start).',
      'The database to move comes from another version. Start this Foulée on it once (npm start).',
    ),
  );
}

/** Tables that have rows in a database that is in use. */
const TABLES_IN_USE = ['organiser', 'challenge', 'log'];

async function checkTarget(tx: Transaction<Database>): Promise<void> {
  for (const table of TABLES_IN_USE) {
    if ((await countTableRows(tx, table)) === 0) continue;
    throw new BackupRefused(
      localize(
        `La base d’arrivée n’est pas vide (${table}). Donnez-en une neuve.`,
        `The database to move to is not empty (${table}). Give a new one.`,
      ),
    );
  }
}

/**
 * Copies the database of a data folder, on which no server runs, into an empty PostgreSQL: all of it, counted on both
 * sides, or nothing. The SQLite file is left unchanged.
 * @throws BackupRefused, DataInUse
 */
export async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<readonly MovedTable[]> {
  if (!existsSync(getSqlitePath(dataDir)))
    throw new BackupRefused(localize(`Il n’y a pas de base dans ${dataDir}.`, `There is no database in ${dataDir}.`));
  const lock = lockData(dataDir);
  const from = new Sqlite(getSqlitePath(dataDir));
  const pool = openPool(databaseUrl, { isUnlimited: true });
  const db = new Kysely<Database>({ dialect: new CommonSubsetDialect({ pool }) });
  try {
    checkSource(from);
    await refuseInstances(db);
    await prepareDatabase(db, migrate);
    return await db.transaction().execute(async (tx) => {
      await checkTarget(tx);
      // The epoch is copied too, so that ETags that clients have stay valid.
      await tx.deleteFrom('setting').execute();
      const moved: MovedTable[] = [];
      for (const table of listTablesInOrder(from)) moved.push(await moveTable(tx, from, table));
      return moved;
    });
  } finally {
    from.close();
    await db.destroy();
    lock.release();
  }
}
