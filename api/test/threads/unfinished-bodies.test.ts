import { once } from 'node:events';
import { Agent, createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createProxyReader } from '../../src/base/trust-proxy.ts';
import { createAnswerMemory } from '../../src/http/answers/answer-memory.ts';
import { createRevisions } from '../../src/store/challenges/revisions.ts';
import type { BodyPace } from '../../src/threads/body-deadline.ts';
import type { CallLimitSettings } from '../../src/threads/call-limits.ts';
import { createProxy } from '../../src/threads/proxy.ts';
import type { ThreadPool } from '../../src/threads/thread-pool.ts';
import { until } from '../until.ts';

const LIMITS: CallLimitSettings = {
  callsPerThread: 20,
  callsPerNetwork: 12,
  largeCallsPerThread: 4,
  largeCallsPerNetwork: 2,
};
const PACE: BodyPace = { small: 64 * 1024, grace: 60_000, minRate: 1000 };

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

async function listen(server: Server, where: string | number): Promise<Server> {
  server.listen(where);
  await once(server, 'listening');
  opened.push({
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
  return server;
}

interface Front {
  readonly port: number;
  /** Requests that the thread has been told of. */
  readonly told: string[];
}

/** The front before a thread that answers with the length of what it was sent. */
async function startFront(pace: Partial<BodyPace> = {}): Promise<Front> {
  const told: string[] = [];
  const socketPath = join(tmpdir(), `foulee-bodies-${process.pid}-${performance.now()}`);
  const behind = createServer((req, res) => {
    told.push(req.url ?? '');
    let length = 0;
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
    });
    req.on('error', () => undefined);
    req.on('end', () => res.end(`length ${length}`));
  });
  await listen(behind, socketPath);
  const thread = {
    socketPath,
    agent: new Agent({ keepAlive: true }),
    changes: { postedCount: 0, waitFor: () => undefined },
  };
  opened.push({ close: () => thread.agent.destroy() });
  const pool = { get: async () => thread, markBusy: () => () => undefined } as unknown as ThreadPool;
  const memory = createAnswerMemory({ bytes: 1000, clock: () => new Date(), vary: undefined });
  const proxy = createProxy({
    pool,
    memory,
    revisions: createRevisions([]),
    proxies: createProxyReader(1),
    onError: () => undefined,
    limits: LIMITS,
    pace: { ...PACE, ...pace },
  });
  const front = await listen(createServer(proxy.handle), 0);
  return { port: (front.address() as AddressInfo).port, told };
}

interface Sender {
  readonly socket: Socket;
  text: string;
  isClosed: boolean;
}

async function send(front: Front, bytes: string): Promise<Sender> {
  const socket = connect(front.port, '127.0.0.1');
  opened.push({ close: () => socket.destroy() });
  const sender: Sender = { socket, text: '', isClosed: false };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    sender.text += chunk;
  });
  socket.on('close', () => {
    sender.isClosed = true;
  });
  await once(socket, 'connect');
  socket.write(bytes);
  return sender;
}

const aHead = (from: string, length: number | 'chunked'): string =>
  `POST /api/sign-in HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n` +
  `${length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`}\r\n\r\n`;

async function sendMany(front: Front, count: number, bytes: string): Promise<Sender[]> {
  const all: Sender[] = [];
  for (let i = 0; i < count; i += 1) all.push(await send(front, bytes));
  return all;
}

describe('Unfinished bodies', () => {
  test('of several addresses, more than a thread has places, keep nobody from it', async () => {
    const front = await startFront();
    for (let i = 0; i < 5; i += 1) await sendMany(front, 10, `${aHead(`192.0.2.${i}`, 900)}{"email":`);
    await sendMany(front, 5, `${aHead('192.0.2.9', 'chunked')}9\r\n{"email":\r\n`);
    const other = await send(front, `${aHead('198.51.100.1', 4)}body`);
    await until(() => other.text.includes('length 4'));
    expect(front.told).toHaveLength(1);
  });

  test('of one address beyond its share are refused with 429 and when to come again; it is served once they are gone', async () => {
    const front = await startFront();
    const all = await sendMany(front, 15, `${aHead('192.0.2.1', 900)}{`);
    await until(() => all.filter(({ text }) => text.startsWith('HTTP/1.1 429 ')).length === 3);
    expect(all.at(-1)?.text).toMatch(/\r\nretry-after: 2\r\n[\s\S]*"too many requests"/);
    for (const { socket } of all) socket.destroy();
    await until(() => all.every(({ isClosed }) => isClosed));
    let last = '';
    for (let tries = 0; tries < 100 && !last.includes('length 4'); tries += 1) {
      const sender = await send(front, `${aHead('192.0.2.1', 4)}body`);
      await until(() => sender.text !== '');
      last = sender.text;
    }
    expect(last).toContain('length 4');
  });

  test('behind a proxy that nobody named have a wider share', async () => {
    const front = await startFront();
    const all = await sendMany(front, 15, `${aHead('unknown', 900)}{`.replace('x-forwarded-for', 'via'));
    const whole = await send(front, `${aHead('unknown', 4).replace('x-forwarded-for', 'via')}body`);
    await until(() => whole.text.includes('length 4'));
    expect(all.every(({ text }) => text === '')).toBe(true);
  });

  test('that are large have places of their own, a few for each address', async () => {
    const front = await startFront();
    for (let i = 0; i < 4; i += 1) await sendMany(front, 3, `${aHead(`192.0.2.${i}`, 100_000)}{`);
    const small = await send(front, `${aHead('198.51.100.1', 4)}body`);
    const large = await send(front, aHead('198.51.100.1', 100_000) + 'x'.repeat(100_000));
    await until(() => small.text.includes('length 4') && large.text.includes('HTTP/1.1 503 '));
    await until(() => front.told.length === 5);
  });
});

describe('A body that comes too slowly', () => {
  test('and is small is answered 408 in the end, whatever drips in, and its connection is closed', async () => {
    const front = await startFront({ grace: 150 });
    const slow = await send(front, `${aHead('192.0.2.1', 900)}{`);
    const drip = setInterval(() => slow.socket.write(' '), 10);
    await until(() => slow.isClosed);
    clearInterval(drip);
    expect(slow.text).toMatch(/^HTTP\/1\.1 408 [\s\S]*"the body did not come in time"/);
    expect(front.told).toHaveLength(0);
  });

  test('and is large, or of unknown length, is answered 408 below the least rate, and goes on above it', async () => {
    const front = await startFront({ grace: 100 });
    const [large, chunked] = [
      await send(front, aHead('192.0.2.1', 100_000)),
      await send(front, aHead('192.0.2.1', 'chunked')),
    ];
    const steady = await send(front, aHead('192.0.2.2', 70_000));
    for (let sent = 0; sent < 70_000; sent += 1000) {
      steady.socket.write('x'.repeat(1000));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await until(() => steady.text.includes('length 70000'));
    await until(() => large.isClosed && chunked.isClosed);
    expect([large.text, chunked.text].map((text) => text.slice(0, 13))).toEqual(['HTTP/1.1 408 ', 'HTTP/1.1 408 ']);
  });
});

describe('A body', () => {
  test('of unknown length goes on whole, small or large', async () => {
    const front = await startFront();
    const chunk = `${(50_000).toString(16)}\r\n${'x'.repeat(50_000)}\r\n`;
    const small = await send(front, `${aHead('192.0.2.1', 'chunked')}${chunk}0\r\n\r\n`);
    const large = await send(front, `${aHead('192.0.2.1', 'chunked')}${chunk.repeat(5)}0\r\n\r\n`);
    await until(() => small.text.includes('length 50000') && large.text.includes('length 250000'));
  });
});
