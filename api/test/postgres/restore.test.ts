import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import type { StoredErasure } from '../../src/store/lists/stored-erasures.ts';
import { openStore } from '../../src/store/open-store.ts';
import { backupPostgres, restorePostgres } from '../../src/store/postgres/backup-postgres.ts';
import { newTestDatabase, type TestDatabase } from '../database/test-database.ts';

/** Nobody was erased from the database that is replaced. */
const WITHOUT_ERASURES = {
  now: new Date('2026-06-13T12:00:00Z'),
  ignoresErasures: true,
  eraseAgain: async () => undefined,
};

let folder: string;
let database: TestDatabase;
let backup: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foulee-restore-'));
  database = await newTestDatabase();
  backup = join(folder, 'foulee.dump');
  await run("insert into counter (name, value) values ('home', 7)");
  backupPostgres(url(), backup);
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const url = () => database.env.DATABASE_URL ?? '';

async function run<Row extends pg.QueryResultRow>(...statements: readonly string[]): Promise<Row[]> {
  const client = new pg.Client(url());
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const findNames = async (...names: readonly string[]) =>
  (
    await run<{ name: string }>(
      `select name from (select tablename as name from pg_tables union all select proname from pg_proc) t
       where name in (${names.map((name) => `'${name}'`).join()}) order by name`,
    )
  ).map(({ name }) => name);

test('A backup is restored over the database that it was made of; what is another program’s stays', async () => {
  await run('update counter set value = 9', 'create table recipes (name text)');
  await restorePostgres(url(), backup, WITHOUT_ERASURES);
  expect(await run('select value::int from counter')).toEqual([{ value: 7 }]);
  expect(await findNames('recipes')).toEqual(['recipes']);
  const store = await openStore({ dataDir: folder, databaseUrl: url() });
  await store.close();
});

test('A database that a newer version has migrated is replaced only once the operator says what becomes of unknown tables', async () => {
  await run(
    'create table club_accounting (name text)',
    "create function member_words(text) returns text language sql as 'select $1'",
    "insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')",
    'update counter set value = 9',
  );
  await expect(restorePostgres(url(), backup, WITHOUT_ERASURES)).rejects.toThrow(
    /club_accounting, member_words\(text\).*--drop-unknown/,
  );
  expect(await findNames('club_accounting', 'member_words')).toEqual(['club_accounting', 'member_words']);
  expect(await run('select value::int from counter')).toEqual([{ value: 9 }]);
});

test('Who was erased from a database of before erasures had an organisation is erased again', async () => {
  const at = '2026-06-01T10:00:00.000Z';
  await run(
    'drop table erased_name',
    'create table erased_person (challenge text, hash text, at text)',
    `insert into erased_person values ('ch', 'h', '${at}')`,
  );
  const eraseAgain = async (_: unknown, erasures: readonly StoredErasure[]) => erasures;
  const { erased } = await restorePostgres(url(), backup, { ...WITHOUT_ERASURES, ignoresErasures: false, eraseAgain });
  expect(erased).toEqual([{ scope: 'ch', salt: 'ch', hash: 'h', at }]);
  expect(await findNames('erased_name', 'erased_person')).toEqual(['erased_name']);
});

test('Going back from a newer version leaves nothing of it that its next update would find in its way', async () => {
  await run(
    'create table later (name text)',
    "create function later_words(text) returns text language sql as 'select $1'",
    "insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')",
  );
  await expect(openStore({ dataDir: folder, databaseUrl: url() })).rejects.toThrow(/version plus récente/);
  await restorePostgres(url(), backup, { ...WITHOUT_ERASURES, dropsUnknown: true });
  expect(await findNames('later', 'later_words')).toEqual([]);
  const store = await openStore({ dataDir: folder, databaseUrl: url() });
  await store.close();
});
