import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { calls } from 'shared-domain/contract';
import { limitHeavyCalls } from '../src/app/heavy-calls.ts';
import type { App } from '../src/routes/route-context.ts';
import { until } from './until.ts';

/** More than the buffers of a connection of this machine take. */
const ANSWER_BYTES = 8 * 1024 * 1024;
const LIMITS = { ofNetwork: 10 * 1024 * 1024, inAll: 27 * 1024 * 1024 };
const PATH = calls.resultsCsv.path;

let app: FastifyInstance;
let port: number;
let made: number;
/** What the next answers wait for. */
let gate: Promise<void>;
let sockets: Socket[];

async function open(trustProxy: boolean): Promise<void> {
  app = fastify({ trustProxy, forceCloseConnections: true });
  made = 0;
  gate = Promise.resolve();
  sockets = [];
  limitHeavyCalls(app as unknown as App, LIMITS);
  app.get(PATH, async () => {
    await gate;
    made += 1;
    return Buffer.alloc(ANSWER_BYTES);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}

beforeEach(() => open(true));
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Asks for a long answer, and reads its first bytes only. */
async function readSlowly(from: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(`GET ${PATH} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n\r\n`);
  const counted = made;
  await until(async () => made > counted);
  await once(socket, 'readable');
  return socket;
}

/** The number of bytes that a reader who takes all of them gets; 'late' where the answer has not begun within a time, ms. */
async function readQuickly(from: string, limit = 12_000): Promise<number | 'late'> {
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), limit);
  const headers = { 'x-forwarded-for': from };
  const response = await fetch(`http://127.0.0.1:${port}${PATH}`, { headers, signal: leaving.signal }).catch(
    () => undefined,
  );
  clearTimeout(timer);
  return response === undefined ? 'late' : (await response.arrayBuffer()).byteLength;
}

describe('Who reads a long answer slowly', () => {
  test('keeps nobody of another network from theirs', async () => {
    await readSlowly('192.0.2.1');
    await readSlowly('192.0.2.2');
    expect(await readQuickly('192.0.2.3')).toBe(ANSWER_BYTES);
  });

  test('is made another answer, and the next one only when those have been read', async () => {
    await readSlowly('192.0.2.1');
    const second = await readSlowly('192.0.2.1');
    expect(await readQuickly('192.0.2.1', 300)).toBe('late');
    second.destroy();
    expect(await readQuickly('192.0.2.1')).toBe(ANSWER_BYTES);
  });

  test('is broken off, the network that has most first, where all together leave more than the server keeps', async () => {
    const first = await readSlowly('192.0.2.1');
    const heaviest = [await readSlowly('192.0.2.2'), await readSlowly('192.0.2.2')];
    const closed = once(heaviest[0] as Socket, 'close');
    await readSlowly('192.0.2.3');
    heaviest[0]?.resume();
    await closed;
    expect([first.destroyed, heaviest[1]?.destroyed]).toEqual([false, false]);
    expect(await readQuickly('192.0.2.4')).toBe(ANSWER_BYTES);
  });
});

test('Behind a proxy that is not named, who reads slowly keeps nobody from their answer', async () => {
  await app.close();
  await open(false);
  await readSlowly('192.0.2.1');
  await readSlowly('192.0.2.2');
  expect(await readQuickly('192.0.2.3')).toBe(ANSWER_BYTES);
});

test('Behind a proxy that is not named, two long answers are made at once', async () => {
  await app.close();
  await open(false);
  let openGate: () => void = () => undefined;
  gate = new Promise((resolve) => {
    openGate = resolve;
  });
  const slowly = readQuickly('192.0.2.1');
  await until(async () => (await countConnections()) === 1);
  gate = Promise.resolve();
  expect(await readQuickly('192.0.2.2')).toBe(ANSWER_BYTES);
  openGate();
  expect(await slowly).toBe(ANSWER_BYTES);
});

const countConnections = (): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });

test('Who leaves while a long answer is made keeps nobody from theirs once it is made, and nobody makes two meanwhile', async () => {
  let openGate: () => void = () => undefined;
  gate = new Promise((resolve) => {
    openGate = resolve;
  });
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.write(`GET ${PATH} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n`);
  await until(async () => (await countConnections()) === 1);
  socket.destroy();
  await until(async () => (await countConnections()) === 0);
  gate = Promise.resolve();
  expect(await readQuickly('192.0.2.1', 300)).toBe('late');
  openGate();
  expect(await readQuickly('192.0.2.1')).toBe(ANSWER_BYTES);
});
