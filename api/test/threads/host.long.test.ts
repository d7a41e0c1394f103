import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { calls, makeUrl, type RoundsAnswer } from 'shared-domain/contract';
import { isAlive } from '../../src/base/alive-process.ts';
import { lockData, lockDataSoon } from '../../src/store/sqlite/lock.ts';
import { newTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { closeReaders, readEvents } from '../event-reader.ts';
import { allowForProcesses } from '../process-limit.ts';
import { type SpawnedServer, spawnServer } from '../spawned-server.ts';
import { until } from '../until.ts';
import { createWriters } from '../writers.ts';
import { startThreaded } from './threaded-server.ts';

allowForProcesses();

let dataDir: string;
let database: TestDatabase;
let server: SpawnedServer | undefined;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foulee-host-'));
  database = await newTestDatabase();
});
afterEach(async () => {
  closeReaders();
  await server?.end('SIGKILL');
  server = undefined;
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const spawnOwn = () => spawnServer({ DATA_DIR: dataDir, ...database.env });

/** The process that has the threads of a server. */
function getHost({ child }: SpawnedServer): number {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  const children = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, state = '']) => Number(parent) === child.pid && !state.startsWith('Z'));
  expect(children).toHaveLength(1);
  return Number(children[0]?.[0]);
}

describe('The process of the threads', () => {
  test('goes with the server that began it, however that one ends, in the middle of writes too', async () => {
    server = await spawnOwn();
    const host = getHost(server);
    const writers = await createWriters(server.client);
    const writing = writers.write(server.client, () => false);
    await until(() => writers.acknowledged > 5);
    await server.end('SIGKILL');
    await writing;
    await until(() => !isAlive(host));
    server = await spawnOwn();
    expect(await writers.check(server.url)).toEqual([]);
    const second = getHost(server);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(isAlive(second)).toBe(false);
  });

  test('is begun again when it is killed: streams stay open and hear what is written then', async () => {
    const running = await spawnOwn();
    server = running;
    const writers = await createWriters(running.client);
    let heard = 0;
    const reader = await readEvents({
      servers: [running.url],
      chOID: writers.chOID,
      onChange: () => {
        heard += 1;
      },
    });
    const host = getHost(running);
    process.kill(host, 'SIGKILL');
    await until(() => !isAlive(host));
    await until(async () => (await fetch(`${running.url}/api/health`)).status === 200);
    const before = writers.acknowledged;
    await writers.write(running.client, () => writers.acknowledged > before + 2);
    await until(() => heard > 0);
    expect(reader.reconnections).toBe(0);
    expect(getHost(running)).not.toBe(host);
  });
});

describe('The data of a server that was killed', () => {
  test('is waited for while what it left behind ends; a living server’s is refused at once', async () => {
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    const held = lockData(dataDir, gone);
    const next = lockDataSoon(dataDir, process.pid);
    await sleep(60);
    held.release();
    const own = await next;
    const began = performance.now();
    await expect(lockDataSoon(dataDir, 1)).rejects.toThrow(`processus ${process.pid}`);
    expect(performance.now() - began).toBeLessThan(2000);
    own.release();
  });
});

describe('The thread in front', () => {
  const PROGRAM = `
    import { registerHooks } from 'node:module';
    const packages = new Set();
    let own = 0;
    registerHooks({ load(url, context, next) {
      const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1];
      if (name) packages.add(name);
      else own += 1;
      return next(url, context);
    } });
    for (const name of ['base/config', 'threads/threaded-server'])
      await import(${JSON.stringify(join(__dirname, '..', '..', 'src'))} + '/' + name + '.ts');
    console.log(JSON.stringify({ packages: [...packages], own }));
  `;

  test('loads no package: framework, schemas and database weigh more than thousands of streams, and a start waits for each module', () => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { encoding: 'utf8' });
    const { packages, own } = JSON.parse(stdout) as { readonly packages: readonly string[]; readonly own: number };
    expect(packages).toEqual([]);
    // It loads what it is made of, and not all the rules of the sport.
    expect(own).toBeGreaterThan(50);
    expect(own).toBeLessThan(250);
  });

  test('begins the thread that exports with the first export', async () => {
    const threaded = await startThreaded();
    try {
      const chOID = await threaded.createChallenge();
      expect(threaded.pool.find('exporter')).toBeUndefined();
      const { rounds } = (await (await fetch(threaded.url + makeUrl(calls.rounds, { chOID }))).json()) as RoundsAnswer;
      expect(rounds).toEqual([]);
      expect(threaded.pool.find('exporter')).toBeUndefined();
      await (await fetch(`${threaded.url}/api/challenge/${chOID}/pdf?list=results`)).arrayBuffer();
      expect(threaded.pool.find('exporter')).toBeDefined();
    } finally {
      await threaded.close();
    }
  });
});
