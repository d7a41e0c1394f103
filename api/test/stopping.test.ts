import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { longTest } from './long-test.ts';
import { allowForProcesses } from './process-limit.ts';
import { OWNER, startServer } from './running-server.ts';
import { spawnServer } from './spawned-server.ts';
import { until } from './until.ts';
import { createWriters } from './writers.ts';

allowForProcesses();

/** The servers' ends of connections, by the port at the other end. */
const taken = new Map<number, Socket>();
const noteTaken = (message: unknown): void => {
  const { socket } = message as { socket: Socket };
  taken.set(socket.remotePort ?? 0, socket);
};
subscribe('net.server.socket', noteTaken);
afterAll(() => void unsubscribe('net.server.socket', noteTaken));

/** Whether a server has so many bytes of a connection, or more. */
const hasRead = (mine: Socket, bytes: number): boolean =>
  (taken.get(mine.localPort ?? 0)?.bytesRead ?? 0) >= Math.max(bytes, 1);

/** Whether answers wait in a server for who does not read them. */
const isHeldUp = (mine: Socket): boolean => (taken.get(mine.localPort ?? 0)?.writableLength ?? 0) > 0;

const refusesNewcomers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const newcomer = connect(port, '127.0.0.1');
    newcomer.once('error', () => resolve(true));
    newcomer.once('connect', () => {
      newcomer.destroy();
      resolve(false);
    });
  });

/** What a container runtime waits for, ms, before it kills what it told to stop. */
const MAX_STOP_MS = 10_000;

const getPort = (url: string): number => Number(new URL(url).port);

test('A server told to stop during a call answers it, and ends with it though the connection would be kept', async () => {
  const server = await startServer();
  const agent = new Agent({ keepAlive: true });
  const body = JSON.stringify(OWNER);
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const sent = request(`${server.url}/api/sign-in`, { method: 'POST', agent, headers });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
  });
  const connection = new Promise<Socket>((resolve) => sent.once('socket', resolve));
  sent.write(body.slice(0, 10));
  const mine = await connection;
  await until(() => hasRead(mine, 1));
  const closed = server.close();
  await until(() => refusesNewcomers(getPort(server.url)));
  sent.end(body.slice(10));
  expect(await answered).toBe(200);
  const started = performance.now();
  await closed;
  expect(performance.now() - started).toBeLessThan(1000);
  agent.destroy();
});

test('A server told to stop does not wait for connections over which nothing ever came', async () => {
  const server = await startServer({ organiser: false });
  const ahead = connect(getPort(server.url), '127.0.0.1');
  await new Promise((resolve) => ahead.once('connect', resolve));
  await server.get('/api/regions');
  const gone = new Promise((resolve) => ahead.once('close', resolve));
  const started = performance.now();
  await server.close();
  await gone;
  expect(performance.now() - started).toBeLessThan(1000);
});

longTest('A server told to stop opens no live stream any more: it would wait for its end', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foulee-stopping-'));
  const server = await spawnServer({ DATA_DIR: dataDir });
  const { chOID } = await createWriters(server.client);
  const late = connect(getPort(server.url), '127.0.0.1');
  await new Promise((resolve) => late.once('connect', resolve));
  let answer = '';
  late.on('data', (bytes: Buffer) => {
    answer += bytes;
  });
  late.write(`GET /api/live/${chOID} HTTP/1.1\r\nHost: x\r\n`);
  // Answered after it: the server has begun to read the other.
  await fetch(`${server.url}/api/health`);
  const started = performance.now();
  const ended = server.end('SIGTERM');
  await until(() => refusesNewcomers(getPort(server.url)));
  late.write('\r\n');
  expect(await ended).toBe(0);
  expect(performance.now() - started).toBeLessThan(MAX_STOP_MS);
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Calls whose answers, or whose own bytes, stay half on the way, and when they do. */
const LEFT: readonly (readonly [string, string, (mine: Socket, bytes: number) => boolean])[] = [
  ['who stopped reading its answers', 'GET /api/docs/json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(24), isHeldUp],
  [
    'who stopped sending its body',
    'POST /api/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"em',
    hasRead,
  ],
  ['who stopped within its head', 'GET /api/regions HTTP/1.1\r\nHost: ', hasRead],
];

longTest(
  'A server told to stop waits a few seconds for who stopped half on the way, and then cuts it off',
  async () => {
    // They wait at the same time, once no other server takes the time that it starts in.
    const halves = await Promise.all(
      LEFT.map(async ([who, bytes, isHalf]) => {
        const server = await startServer({ organiser: false });
        const half = connect(getPort(server.url), '127.0.0.1');
        half.on('error', () => undefined);
        await new Promise((resolve) => half.once('connect', resolve));
        half.pause();
        half.write(bytes);
        await until(() => isHalf(half, bytes.length));
        return { who, server, half };
      }),
    );
    const stops = halves.map(async ({ who, server, half }) => {
      const started = performance.now();
      await server.close();
      half.destroy();
      return { who, isInTime: performance.now() - started < MAX_STOP_MS };
    });
    expect(await Promise.all(stops)).toEqual(LEFT.map(([who]) => ({ who, isInTime: true })));
  },
);
