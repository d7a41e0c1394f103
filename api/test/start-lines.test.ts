import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newTestDatabase, type TestDatabase } from './database/test-database.ts';
import { allowForProcesses } from './process-limit.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { until } from './until.ts';

allowForProcesses();

let dataDir: string;
let database: TestDatabase;
let server: SpawnedServer | undefined;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foulee-start-lines-'));
  database = await newTestDatabase({ isEmpty: true });
});
afterEach(async () => {
  await server?.end();
  server = undefined;
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('11. the first organiser’s link starts at PUBLIC_URL, though the server listens to its proxy alone', async () => {
  const noOrganiser = { ORGANISER_EMAIL: '', ORGANISER_PASSWORD: '' };
  const env = { DATA_DIR: dataDir, ...database.env, ...noOrganiser, PUBLIC_URL: 'https://resultats.example' };
  server = await spawnServer(env, { token: 'none' });
  const { output } = server;
  await until(() => output().includes('#cle='));
  expect(output()).toMatch(/ : https:\/\/resultats\.example\/mgr\/lesecretariat\/#cle=\S+$/m);
});
