import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Cluster, startCluster } from '../database/cluster.ts';
import { closeReaders, readEvents } from '../event-reader.ts';
import { allowForProcesses } from '../process-limit.ts';
import { type SpawnedServer, spawnServer } from '../spawned-server.ts';
import { until } from '../until.ts';
import { createWriters } from '../writers.ts';

const ROUNDS = process.env.FOULEE_LONG === '1' ? 20 : 1;

allowForProcesses(ROUNDS);

let cluster: Cluster;
let dataDir: string;
let server: SpawnedServer;
beforeAll(async () => {
  cluster = await startCluster({ durable: true });
  dataDir = mkdtempSync(join(tmpdir(), 'foulee-crash-'));
  server = await spawnServer({ DATA_DIR: dataDir, DATABASE_URL: cluster.buildUrl('postgres') });
});
afterEach(closeReaders);
afterAll(async () => {
  await server.end();
  await cluster.stop();
  rmSync(dataDir, { recursive: true });
});

const health = async () => (await fetch(`${server.url}/api/health`)).status;

test('PostgreSQL that crashes under writes loses none that was acknowledged; the server says so, and goes on when it is back', async () => {
  const writers = await createWriters(server.client);
  let told = 0;
  await readEvents({
    servers: [server.url],
    chOID: writers.chOID,
    onChange: ({ revision }) => {
      told = revision;
    },
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    const writing = writers.write(server.client, () => false);
    const written = writers.acknowledged;
    await until(() => writers.acknowledged > written + 20);
    await cluster.kill();
    await writing;
    await until(async () => (await health()) === 503);
    const refused = await fetch(`${server.url}/api/lesecretariat/my-orgs`, {
      headers: { 'x-access-token': server.client.token ?? '' },
    });
    expect({ status: refused.status, body: await refused.json() }).toMatchObject({
      status: 503,
      body: { errors: [{ id: 'unavailable' }] },
    });
    await cluster.start();
    await until(async () => (await health()) === 200);
    expect(await writers.check(server.url)).toEqual([]);
    const goal = writers.acknowledged + 4;
    const before = told;
    await writers.write(server.client, () => writers.acknowledged >= goal);
    expect(writers.acknowledged).toBeGreaterThanOrEqual(goal);
    await until(() => told > before);
  }
});
