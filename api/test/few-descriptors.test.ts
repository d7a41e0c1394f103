import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newTestDatabase, type TestDatabase } from './database/test-database.ts';
import { allowForProcesses } from './process-limit.ts';
import { OWNER } from './running-server.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';

allowForProcesses();

/** A server may open so many files. */
const DESCRIPTORS = 300;
/** Connections over which nothing is ever said: more than there are descriptors. */
const SILENT = 400;

let dataDir: string;
let database: TestDatabase;
let server: SpawnedServer;
const silent: Socket[] = [];
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foulee-descriptors-'));
  database = await newTestDatabase({ isEmpty: true });
  server = await spawnServer({ DATA_DIR: dataDir, ...database.env }, { descriptors: DESCRIPTORS });
});
afterAll(async () => {
  for (const socket of silent) socket.destroy();
  await server.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const openSilent = (): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', resolve);
    socket.on('error', () => resolve());
    silent.push(socket);
  });

test('9. A server with few descriptors answers newcomers, from memory and from the database, while hundreds of connections say nothing', async () => {
  for (let n = 0; n < SILENT; n += 1) await openSilent();
  for (let n = 0; n < 20; n += 1) {
    const read = await fetch(`${server.url}/api/info`, { headers: { connection: 'close' } });
    expect(read.status).toBe(200);
  }
  const signedIn = await fetch(`${server.url}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(OWNER),
  });
  expect(signedIn.status).toBe(200);
  expect(server.output()).toContain(`limit of descriptors: ${DESCRIPTORS}`);
});
