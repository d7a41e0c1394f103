import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { localize } from '../../base/localize.ts';
import {
  BackupRefused,
  createErasuresRefusal,
  createUnknownRefusal,
  type RestoreOptions,
  refuseUnknownBackup,
  resetAfterRestore,
  type SavedBackup,
} from '../backup.ts';
import { ERASURE_QUERIES, type StoredErasure } from '../lists/stored-erasures.ts';
import { migrate } from '../migrate.ts';
import type { Database } from '../schema.ts';
import { CommonSubsetDialect } from './dialect.ts';
import { listOwnObjects } from './drop-own.ts';
import { prepareDatabase } from './notifications.ts';
import { openPool } from './pool.ts';
import { runOnDatabase, runProgram } from './programs.ts';

/** File mode of a backup: only its owner may read it, as it has names, birth dates and hashed passwords. */
const OWNER_ONLY = 0o600;

/**
 * Saves the whole database by `pg_dump`; instances go on working.
 * @throws BackupRefused
 */
export function backupPostgres(databaseUrl: string, path: string): SavedBackup {
  if (existsSync(path))
    throw new BackupRefused(
      localize(`${path} existe déjà ; donnez un autre nom.`, `${path} exists already; give another name.`),
    );
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const partialPath = `${path}.part`;
  try {
    runOnDatabase('pg_dump', databaseUrl, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${partialPath}`,
    ]);
    chmodSync(partialPath, OWNER_ONLY);
    renameSync(partialPath, path);
    return { path, bytes: statSync(path).size };
  } finally {
    rmSync(partialPath, { force: true });
  }
}

/** Reads the migrations that a backup has seen. @throws BackupRefused for no backup of ours, or of a newer version */
function checkBackup(path: string): void {
  if (!existsSync(path)) throw new BackupRefused(localize(`${path} n’existe pas.`, `${path} does not exist.`));
  const data = runProgram('pg_restore', ['--data-only', '--table=kysely_migration', '--file=-', path]);
  const names = /^COPY .*kysely_migration .*$\n([\s\S]*?)^\\\.$/m
    .exec(data)?.[1]
    ?.split('\n')
    .flatMap((line) => line.split('\t', 1))
    .filter((name) => name !== '');
  refuseUnknownBackup(path, names);
}

/** @throws BackupRefused while an instance runs on the database */
export async function refuseInstances(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = 'foulee-ear' and datname = current_database()`.execute(
    db,
  );
  if (rows.length === 0) return;
  throw new BackupRefused(
    localize(
      'Un serveur Foulée travaille sur cette base. Arrêtez-en toutes les instances.',
      'A Foulée server works on this database. Stop all its instances.',
    ),
  );
}

/** Runs statements, then the script of a file, all or nothing. */
function runTransaction(databaseUrl: string, statements: readonly string[], file?: string): void {
  const args = ['--quiet', '--no-psqlrc', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null'];
  const commands = ['set client_min_messages = warning;', ...statements].map((statement) => `--command=${statement}`);
  runOnDatabase('psql', databaseUrl, [...args, ...commands, ...(file === undefined ? [] : [`--file=${file}`])]);
}

const openDatabase = (databaseUrl: string): Kysely<Database> =>
  new Kysely<Database>({ dialect: new CommonSubsetDialect({ pool: openPool(databaseUrl, { isUnlimited: true }) }) });

/** Drops what Foulée has in a trial database: what a rehearsal restored has names and birth dates. */
export async function emptyPostgres(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl);
  const { known } = await listOwnObjects(db).finally(() => db.destroy());
  runTransaction(
    databaseUrl,
    known.map(({ statement }) => statement),
  );
}

/** Holds the erasures of the replaced database until they are done again, so that a restore that is interrupted there loses none. */
const SET_ASIDE = 'foulee_erasures_aside';

/** Commands that set the erasures aside, for the transaction that replaces the tables. @throws BackupRefused where they cannot be read */
async function prepareErasures(db: Kysely<Database>): Promise<string[]> {
  try {
    const tables = await db.introspection.getTables();
    const query = Object.entries(ERASURE_QUERIES).find(([table]) => tables.some(({ name }) => name === table))?.[1];
    if (query === undefined) return [];
    await sql.raw(query).execute(db);
    return [
      `create table if not exists ${SET_ASIDE} (scope text, salt text, hash text, at text);`,
      `insert into ${SET_ASIDE} (scope, salt, hash, at) ${query};`,
    ];
  } catch (error) {
    throw createErasuresRefusal(error instanceof Error ? error.message : String(error));
  }
}

/** Erases those people again, and forgets what was set aside; undefined where nothing was. */
async function repeatErasures<Erased>(
  db: Kysely<Database>,
  { now, eraseAgain }: RestoreOptions<Erased>,
): Promise<Erased | undefined> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === SET_ASIDE)) return undefined;
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<StoredErasure>`select distinct on (scope, hash) * from ${sql.table(SET_ASIDE)}`.execute(
      tx,
    );
    const erased = await eraseAgain(tx, rows, now);
    await sql`drop table ${sql.table(SET_ASIDE)}`.execute(tx);
    return erased;
  });
}

/**
 * Replaces the database's tables by those of a backup: all or nothing; the erasures of those that were there are done again.
 * @throws BackupRefused when an instance runs on it, the file is no backup of ours, or a newer version's tables would have to go
 */
export async function restorePostgres<Erased>(
  databaseUrl: string,
  path: string,
  options: RestoreOptions<Erased>,
): Promise<SavedBackup & { readonly erased?: Erased | undefined }> {
  checkBackup(path);
  const db = openDatabase(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'foulee-restore-'));
  let erased: Erased | undefined;
  try {
    await refuseInstances(db);
    const erasures = options.ignoresErasures ? [] : await prepareErasures(db);
    const script = join(folder, 'restore.sql');
    runProgram('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, path]);
    const { known, ...others } = await listOwnObjects(db);
    const unknown = others.unknown.filter(({ name }) => name !== SET_ASIDE);
    if (unknown.length > 0 && !options.dropsUnknown) throw createUnknownRefusal(unknown.map(({ name }) => name));
    const drops = [...known, ...unknown].map(({ statement }) => statement);
    runTransaction(databaseUrl, [...erasures, ...drops], script);
    await prepareDatabase(db, migrate);
    await resetAfterRestore(db);
    erased = await repeatErasures(db, options);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
  return { path, bytes: statSync(path).size, erased };
}
