import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import pg from 'pg';
import { type DatabaseLocation, openStore } from '../../src/store/open-store.ts';
import { getSqlitePath } from '../../src/store/sqlite/open-sqlite.ts';

/** The settings by which a test's server finds its database. */
export interface TestDatabase {
  readonly env: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

/** The PostgreSQL database with all tables, of which those of the tests are copies. */
const TEMPLATE = 'up_to_date';

async function runStatements(...statements: string[]): Promise<void> {
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function buildAddress(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates the tables, without the settings that each database generates for itself. */
async function makeTables(place: DatabaseLocation): Promise<void> {
  const store = await openStore(place);
  await store.db.deleteFrom('setting').execute();
  await store.close();
}

/** Created once for a run, as migrations take longer than most tests. */
export async function makePostgresTemplate(): Promise<void> {
  await runStatements(`create database ${TEMPLATE}`);
  await makeTables({ dataDir: '', databaseUrl: buildAddress(TEMPLATE) });
}

/** The same for SQLite: the data folder that tests copy. */
export const makeFolderTemplate = (dataDir: string): Promise<void> => makeTables({ dataDir });

/**
 * Creates a database for one test: on PostgreSQL where the run uses it, else in the server's data folder.
 * @param options.isEmpty without tables: they are created when it is opened
 * @param options.dataDir a folder into which a SQLite database with all tables is copied
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
    if (dataDir !== undefined && template !== undefined) cpSync(getSqlitePath(template), getSqlitePath(dataDir));
    return { env: {}, drop: async () => undefined };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runStatements(`create database ${name}${isEmpty ? '' : ` template ${TEMPLATE}`}`);
  return { env: { DATABASE_URL: buildAddress(name) }, drop: () => runStatements(`drop database ${name} with (force)`) };
}
