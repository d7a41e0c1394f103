import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { calls, makeUrl } from 'shared-domain/contract';
import { openStore } from '../src/store/open-store.ts';
import { newTestDatabase, type TestDatabase } from './database/test-database.ts';
import { describeOnSqlite, describeUnless } from './declare-where.ts';
import { longTest } from './long-test.ts';
import { allowForProcesses } from './process-limit.ts';
import { startServer } from './running-server.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';
import { createWriters } from './writers.ts';

const ROUNDS = process.env.FOULEE_LONG === '1' ? 1000 : 1;
allowForProcesses(ROUNDS);

const POSTGRES = process.env.TEST_DATABASE_URL !== undefined;

let dataDir: string;
let database: TestDatabase;
let env: Record<string, string>;
let server: SpawnedServer | undefined;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foulee-durable-'));
  database = await newTestDatabase();
  env = { DATA_DIR: dataDir, ...database.env };
});
afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('A server killed under writes', () => {
  test('has every write that it acknowledged, each whole, round after round', async () => {
    server = await spawnServer(env);
    const writers = await createWriters(server.client);
    for (let round = 0; round < ROUNDS; round += 1) {
      const writing = writers.write(server.client, () => false);
      // Each round is cut off at another moment.
      await sleep(80 + ((round * 37) % 200));
      await server.end('SIGKILL');
      await writing;
      server = await spawnServer(env);
      expect({ round, wrong: await writers.check(server.url) }).toEqual({ round, wrong: [] });
    }
    expect(writers.acknowledged).toBeGreaterThanOrEqual(ROUNDS);
    if (ROUNDS > 10) console.log(`${ROUNDS} rounds, ${writers.acknowledged} acknowledged writes, none missing`);
  });
});

describe('A server told to stop under writes', () => {
  longTest('answers those under way, refuses the next, ends well, and has what it acknowledged', async () => {
    server = await spawnServer(env);
    const writers = await createWriters(server.client);
    const writing = writers.write(server.client, () => false);
    await sleep(150);
    expect(await server.end('SIGTERM')).toBe(0);
    await writing;
    server = await spawnServer(env);
    expect(await writers.check(server.url)).toEqual([]);
  });
});

/** As it is opened after a kill: each commit is written through to the disk. */
async function expectCommitsToReachTheDisk(): Promise<void> {
  const store = await openStore({ dataDir });
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(store.db);
  const { rows: mode } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(store.db);
  await store.close();
  expect([rows, mode]).toEqual([[{ synchronous: 2 }], [{ journal_mode: 'wal' }]]);
}

describeOnSqlite('The embedded database in use', () => {
  longTest('refuses a second server in words, which harms nothing; a killed server leaves the place free', async () => {
    server = await spawnServer(env);
    const writers = await createWriters(server.client);
    await expect(spawnServer(env)).rejects.toThrow(/sert déjà à un autre serveur/);
    await writers.write(server.client, () => writers.acknowledged > 20);
    expect(writers.refusals).toEqual([]);
    await server.end('SIGKILL');
    await expectCommitsToReachTheDisk();
    server = await spawnServer(env);
    expect(await writers.check(server.url)).toEqual([]);
  });
});

const long = (first: number) => ({
  trialsData: [anUploadTrial(FINAL)],
  resultlists: {
    [FINAL]: Array.from({ length: 3000 }, (_, i) => ({ bib: `${i}`, last: `N${i}`, prf: ms(first + i) })),
  },
});

describeOnSqlite('A database that may not grow', () => {
  longTest(
    'refuses a write as « disk full », keeps what it had, reads on, and writes again when there is room',
    async () => {
      const running = await startServer();
      const { oid } = await running.createChallenge();
      await running.upload(oid, aFinal());
      const { db } = running.ctx.store;
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
      const limit = async (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db);
      await limit((rows[0]?.page_count ?? 0) + 2);
      expect(await running.upload(oid, long(20_000))).toMatchObject({
        status: 507,
        body: { errors: [{ id: 'disk full', detail: 'the disk is full; nothing was stored' }] },
      });
      const shown = async () => {
        const [trial] = await running.trials(oid);
        return running.get<{ results: { rows: unknown[] }[] }>(`/api/results?trialOID=${trial?.oid}`);
      };
      expect((await shown()).body.results[0]?.rows).toHaveLength(3);
      await limit(1_000_000);
      expect((await running.upload(oid, long(20_000))).status).toBe(200);
      expect((await shown()).body.results[0]?.rows).toHaveLength(3000);
      await running.close();
    },
  );
});

/** A small disk of the test's own, where we may make one. */
function mountSmall(folder: string, bytes: number): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const unmount = (folder: string): void => void execFileSync('umount', ['-l', folder]);

/** Whether we may: tried, and undone at once, since tests that are left out would leave it behind. */
function mayMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'foulee-small-'));
  const mounted = mountSmall(folder, 1024 * 1024);
  if (mounted) unmount(folder);
  rmSync(folder, { recursive: true, force: true });
  return mounted;
}

/** Leaves so little room, bytes. */
function fillUp(folder: string, filler: string, left = 0): void {
  const { bavail, bsize } = statfsSync(folder);
  appendFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
}

const health = async (url: string): Promise<unknown> => (await fetch(`${url}/api/health`)).json();

function findDiskObstacle(): string | undefined {
  if (POSTGRES) return 'ces tests sont ceux de SQLite';
  return mayMount() ? undefined : 'il faut pouvoir monter un disque (root)';
}

describeUnless(findDiskObstacle())('A disk that fills up under writes', () => {
  let small: string;
  beforeEach(() => {
    small = mkdtempSync(join(tmpdir(), 'foulee-small-'));
    mountSmall(small, 12 * 1024 * 1024);
  });
  afterEach(async () => {
    await server?.end('SIGKILL');
    unmount(small);
    rmSync(small, { recursive: true, force: true });
  });

  test('is opened with the room that was set aside for that: SQLite needs some even to read', async () => {
    const dataDir = join(small, 'data');
    await (await openStore({ dataDir })).close();
    fillUp(small, join(small, 'filler'));
    const store = await openStore({ dataDir });
    expect(await store.db.selectFrom('challenge').select('oid').execute()).toEqual([]);
    await store.close();
  });

  longTest('loses nothing that was acknowledged; reads, a restart and the health call go on', async () => {
    env = { ...env, DATA_DIR: join(small, 'data') };
    server = await spawnServer(env);
    const writers = await createWriters(server.client);
    const filler = join(small, 'filler');
    fillUp(small, filler, 256 * 1024);
    const before = writers.acknowledged;
    await writers.write(server.client, () => false);
    expect(writers.acknowledged).toBeGreaterThan(before);
    expect(writers.refusals).toEqual(Array(4).fill('disk full : the disk is full; nothing was stored'));
    expect(await writers.check(server.url)).toEqual([]);
    await server.end('SIGKILL');
    const { chOID } = writers;
    fillUp(small, filler);
    server = await spawnServer(env, { token: server.client.token });
    expect(await health(server.url)).toMatchObject({
      status: 'degraded',
      faults: [{ id: 'disk full', detail: expect.stringMatching(/reads go on, writes are refused/) }],
    });
    expect(await writers.check(server.url)).toEqual([]);
    await expect(
      server.client.send('POST', makeUrl(calls.uploadTrials, { chOID }), { chOID, ...long(1) }),
    ).rejects.toThrow('disk full : the disk is full; nothing was stored');
    await server.end();
    rmSync(filler);
    server = await spawnServer(env);
    expect(await writers.check(server.url)).toEqual([]);
    const after = writers.acknowledged;
    await writers.write(server.client, () => writers.acknowledged > after + 4);
    expect(await writers.check(server.url)).toEqual([]);
  });
});
