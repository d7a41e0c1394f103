import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openStore } from '../../src/store/open-store.ts';

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

/** Made once for a run: what the migrations make on PostgreSQL costs more than most tests. */
export async function makeTemplate(): Promise<void> {
  await run(`create database ${TEMPLATE}`);
  const store = await openStore({ dataDir: '', databaseUrl: addressOf(TEMPLATE) });
  // Each database gives itself a name and a secret.
  await store.db.deleteFrom('setting').execute();
  await store.close();
}

/**
 * A database of a test's own: on PostgreSQL where the run asks for it, else the one in the server's data folder.
 * @param options.isEmpty on PostgreSQL, without any table: who opens it makes them
 */
export async function newTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE_URL === undefined) return { env: {}, drop: async () => undefined };
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(`create database ${name}${isEmpty ? '' : ` template ${TEMPLATE}`}`);
  return { env: { DATABASE_URL: addressOf(name) }, drop: () => run(`drop database ${name} with (force)`) };
}
