import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { openStore } from '../../src/store/open-store.ts';
import { backupPostgres } from '../../src/store/postgres/backup-postgres.ts';
import { rehearseRestore } from '../../src/store/rehearse-restore.ts';
import { newTestDatabase, type TestDatabase } from '../database/test-database.ts';

let folder: string;
let real: TestDatabase;
let trial: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foulee-rehearsal-'));
  real = await newTestDatabase();
  trial = await newTestDatabase({ isEmpty: true });
});
afterEach(async () => {
  await real.drop();
  await trial.drop();
  rmSync(folder, { recursive: true });
});

const readUrl = (database: TestDatabase) => database.env.DATABASE_URL ?? '';
const rehearse = (trialUrl: string | undefined) =>
  rehearseRestore({ dataDir: folder, databaseUrl: readUrl(real) }, folder, trialUrl);

async function countTables(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query("select from pg_tables where schemaname = 'public'");
  await client.end();
  return rows.length;
}

test('A rehearsal restores a backup of PostgreSQL in the trial database and empties it, also with the time limits of the address', async () => {
  const path = join(folder, 'foulee-2026-01-01T00-00-00.dump');
  backupPostgres(`${readUrl(real)}?lock_timeout=1000&statement_timeout=2000`, path);
  const before = await countTables(readUrl(real));
  expect(await rehearse(`${readUrl(trial)}?lock_timeout=1000`)).toBe(path);
  expect([await countTables(readUrl(trial)), await countTables(readUrl(real))]).toEqual([0, before]);
  writeFileSync(path, 'not a dump');
  await expect(rehearse(readUrl(trial))).rejects.toThrow(/pg_restore a échoué/);
});

test('A rehearsal that fails once the tables are there empties the trial database too', async () => {
  const client = new pg.Client(readUrl(real));
  await client.connect();
  // The migration that makes indexes will run again, and fail.
  await client.query("delete from kysely_migration where name >= '184'");
  await client.end();
  backupPostgres(readUrl(real), join(folder, 'foulee-2026-01-01T00-00-00.dump'));
  await expect(rehearse(readUrl(trial))).rejects.toThrow(/already exists/);
  expect(await countTables(readUrl(trial))).toBe(0);
});

test('A rehearsal is refused on no database, on the server’s own by any of its names, and on one that is in use', async () => {
  backupPostgres(readUrl(real), join(folder, 'foulee-2026-01-01T00-00-00.dump'));
  const before = await countTables(readUrl(real));
  await expect(rehearse(undefined)).rejects.toThrow(/^REHEARSAL_DATABASE_URL manque/);
  const otherName = new URL(readUrl(real));
  otherName.hostname = otherName.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  for (const own of [readUrl(real), otherName.href])
    await expect(rehearse(own)).rejects.toThrow(/mène à la base du serveur/);
  await (await openStore({ dataDir: folder, databaseUrl: readUrl(trial) })).close();
  await expect(rehearse(readUrl(trial))).rejects.toThrow(/n’est pas vide/);
  expect([await countTables(readUrl(real)), (await countTables(readUrl(trial))) > 0]).toEqual([before, true]);
});
