import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** What a test's server is given to find its database, and how the database goes. */
export interface TestDatabase {
  readonly env: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

async function run(statement: string): Promise<void> {
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A database of a test's own: on PostgreSQL where the run asks for it, else the one in the server's data folder. */
export async function newTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) return { env: {}, drop: async () => undefined };
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { env: { DATABASE_URL: url.href }, drop: () => run(`drop database ${name} with (force)`) };
}
