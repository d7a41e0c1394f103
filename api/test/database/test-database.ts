import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import pg from 'pg';
import { openStore, type Place } from '../../src/store/open-store.ts';
import { sqliteFile } from '../../src/store/sqlite/open-sqlite.ts';

/** What a test's server is given to find its database, and how the database goes. */
export interface TestDatabase {
  readonly env: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

/** On PostgreSQL, a database whose tables are up to date: others are copies of it. */
const TEMPLATE = 'up_to_date';

async function run(...statements: string[]): Promise<void> {
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function addressOf(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** Tables up to date, and nothing in them: each database gives itself a name and a secret. */
async function makeTables(place: Place): Promise<void> {
  const store = await openStore(place);
  await store.db.deleteFrom('setting').execute();
  await store.close();
}

/** Made once for a run: what the migrations make costs more than most tests. */
export async function makePostgresTemplate(): Promise<void> {
  await run(`create database ${TEMPLATE}`);
  await makeTables({ dataDir: '', databaseUrl: addressOf(TEMPLATE) });
}

/** As `makePostgresTemplate`, a data folder that others begin as. */
export const makeFolderTemplate = (dataDir: string): Promise<void> => makeTables({ dataDir });

/**
 * A database of a test's own: on PostgreSQL where the run asks for it, else in the server's data folder.
 * @param options.isEmpty without any table: who opens it makes them
 * @param options.dataDir a folder whose database is to have its tables already; without it who opens one there makes them
 */
export async function newTestDatabase({
  isEmpty = false,
  dataDir,
}: {
  readonly isEmpty?: boolean;
  readonly dataDir?: string;
} = {}): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE_URL === undefined) {
    const template = process.env.TEST_DATA_TEMPLATE;
    if (dataDir !== undefined && template !== undefined) cpSync(sqliteFile(template), sqliteFile(dataDir));
    return { env: {}, drop: async () => undefined };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(`create database ${name}${isEmpty ? '' : ` template ${TEMPLATE}`}`);
  return { env: { DATABASE_URL: addressOf(name) }, drop: () => run(`drop database ${name} with (force)`) };
}
