import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createProxyReader, type TrustProxy } from '../src/base/trust-proxy.ts';
import { type ConnectionGuard, type GuardOptions, guardConnections } from '../src/http/connections/connection-guard.ts';
import { computeConnectionLimits } from '../src/http/connections/connection-limits.ts';
import { createHub, type LiveHub } from '../src/live/hub.ts';
import { createSocketTarget } from '../src/live/stream.ts';
import { createStreamPath } from '../src/live/stream-path.ts';
import { createRevisions } from '../src/store/challenges/revisions.ts';
import { until } from './until.ts';

/** Spectators of a stadium, by the hundred. */
const HUNDREDS = process.env.FOULEE_LONG === '1' ? 30 : 10;
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const STREAM = 'GET /api/live/c1/events HTTP/1.1\r\nHost: x\r\n';
const LIMITS = { descriptors: 300, connections: 20, connectionsPerNetwork: 15, streams: 18, streamsPerNetwork: 12 };

let server: Server;
let guard: ConnectionGuard;
let warnings: string[];
const sockets: Socket[] = [];
let hub: LiveHub | undefined;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  hub?.close();
  hub = undefined;
  server.closeAllConnections();
  guard.closeSilent();
  await new Promise((resolve) => server.close(resolve));
});

async function serve(options: Partial<GuardOptions> = {}): Promise<void> {
  warnings = [];
  server = createServer((req, res) => {
    guard.noteRequest(req.socket);
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => res.end(`heard ${req.url} ${body.length}`));
  });
  guard = guardConnections(server, {
    limits: LIMITS,
    isProxy: () => false,
    warn: (message: string) => warnings.push(message),
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
}

interface Peer {
  readonly socket: Socket;
  text: string;
  isClosed: boolean;
}

function open(bytes = '', host = '127.0.0.1'): Promise<Peer> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, host);
    sockets.push(socket);
    const peer: Peer = { socket, text: '', isClosed: false };
    socket.on('data', (chunk) => {
      peer.text += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      peer.isClosed = true;
    });
    socket.once('connect', () => {
      socket.write(bytes);
      resolve(peer);
    });
    socket.once('error', () => resolve(peer));
  });
}

async function openMany(count: number, bytes = '', host?: string): Promise<Peer[]> {
  const peers: Peer[] = [];
  for (let i = 0; i < count; i += 1) peers.push(await open(bytes, host));
  return peers;
}

describe('A connection', () => {
  test('9. that never says anything is closed after a while, as is one that stops within its head', async () => {
    await serve({ maxSilentMs: 200 });
    const [silent, half, kept] = [await open(), await open('GET / HTTP/1.1\r\nHo'), await open(GET)];
    await until(() => silent.isClosed && half.isClosed);
    expect(kept).toMatchObject({ isClosed: false, text: expect.stringContaining('heard / 0') });
    expect(guard.counts).toMatchObject({ open: 1, silent: 0, closedSilent: 2, refused: 0 });
  });

  test('is read as if nobody had looked at its first bytes: in parts, two questions at once, with a body', async () => {
    await serve();
    const parts = await open('GET /parts HT');
    await sleep(20);
    parts.socket.write('TP/1.1\r\nHost: x\r\n\r\n');
    const two = await open(GET + GET.replace('/', '/two'));
    const body = await open(`POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n${'x'.repeat(100_000)}`);
    body.socket.write('x'.repeat(200_000));
    await until(() => parts.text.includes('heard /parts 0'));
    await until(() => /heard \/ 0[\s\S]*heard \/two 0/.test(two.text));
    await until(() => body.text.includes('heard /body 300000'));
    two.socket.write(GET.replace('/', '/third'));
    await until(() => two.text.includes('heard /third 0'));
  });
});

describe('A server that is full', () => {
  test('9. of silent connections closes the oldest for who has something to ask, and says so', async () => {
    await serve({ limits: { ...LIMITS, connectionsPerNetwork: 20 } });
    const silent = await openMany(60);
    const asking = await openMany(5, GET);
    await until(() => asking.every(({ text }) => text.includes('heard / 0')));
    await until(() => silent.slice(0, 40).every(({ isClosed }) => isClosed));
    expect(silent.filter(({ isClosed }) => !isClosed).length).toBeGreaterThan(10);
    expect(guard.counts.open).toBeLessThanOrEqual(20);
    expect(warnings.join()).toMatch(/20 open of 20 \(limit of descriptors: 300\)/);
  });

  test('9. of connections that wait for their next question closes those', async () => {
    await serve({ limits: { ...LIMITS, connectionsPerNetwork: 30 } });
    const kept = await openMany(20, GET);
    await until(() => kept.every(({ text }) => text.includes('heard')));
    const asking = await open(GET);
    await until(() => asking.text.includes('heard / 0'));
  });
});

describe('One address', () => {
  const hold = (socket: Socket) => createSocketTarget(socket, false).socket === socket;

  test('9. has three quarters of the room at most; the others still find some', async () => {
    await serve({ takeOver: hold });
    await openMany(15, 'held');
    await until(() => guard.counts.silent === 0);
    const more = await open('held');
    const other = await open('held', '::1');
    await until(() => more.isClosed);
    expect(more.text).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5[\s\S]*"id":"unavailable"/);
    expect(more.text).not.toContain('strict-transport-security');
    await until(() => guard.counts.open === 16);
    expect(other.isClosed).toBe(false);
  });

  test('15. is told by a refusal to come by https only, where all come by it', async () => {
    await serve({ takeOver: hold, isHttps: true });
    await openMany(15, 'held');
    await until(() => guard.counts.silent === 0);
    const more = await open('held');
    await until(() => more.isClosed);
    expect(more.text).toContain('strict-transport-security: max-age=31536000\r\n');
  });

  test('9. that is silent too often closes its own connections, not those of others', async () => {
    await serve();
    const other = await open('', '::1');
    const silent = await openMany(25);
    await until(() => silent.filter(({ isClosed }) => isClosed).length === 10);
    expect(other.isClosed).toBe(false);
  });

  test('9. of a trusted proxy has no limit of its own', async () => {
    await serve({ takeOver: hold, isProxy: createProxyReader(['loopback']).isProxy });
    await openMany(20, 'held');
    await until(() => guard.counts.open === 20 && guard.counts.silent === 0);
    expect(guard.counts.refused).toBe(0);
  });
});

describe('Streams', () => {
  async function serveStreams(trust: TrustProxy, limits = LIMITS): Promise<void> {
    hub = createHub({
      readMissed: async () => ({ kind: 'nothing' }),
      onError: () => undefined,
      maxStreams: limits.streams,
      maxStreamsPerNetwork: limits.streamsPerNetwork,
    });
    const own = hub;
    const revisions = createRevisions([{ oid: 'c1', revision: 3, visible: 1 }]);
    const proxies = createProxyReader(trust);
    const streams = createStreamPath(revisions, () => own, proxies.findCaller);
    await serve({ limits, isProxy: proxies.isProxy, takeOver: streams.takeOver });
  }
  const isReady = ({ text }: Peer) => text.includes('event: ready');

  test('9. are counted for who calls through the proxy, not for the proxy', async () => {
    await serveStreams(1);
    const from = (caller: string) => open(`${STREAM}X-Forwarded-For: 203.0.113.9, ${caller}\r\n\r\n`);
    const first = await Promise.all(Array.from({ length: 12 }, () => from('2001:db8:7::1')));
    await until(() => first.every(isReady));
    const [more, other] = [await from('2001:db8:7:99::2'), await from('2001:db8:8::1')];
    await until(() => isReady(other) && more.text !== '');
    expect(more.text).not.toContain('event: ready');
    first[0]?.socket.destroy();
    await until(() => hub?.size === 12);
    const again = await from('2001:db8:7::3');
    await until(() => isReady(again));
  });

  test('9. are no more in all than the server takes, whoever asks', async () => {
    await serveStreams(1);
    const from = (caller: string) => open(`${STREAM}X-Forwarded-For: ${caller}\r\n\r\n`);
    const streams = await Promise.all(Array.from({ length: 18 }, (_, n) => from(`203.0.113.${n}`)));
    await until(() => streams.every(isReady));
    const more = await from('203.0.113.99');
    await until(() => more.text.includes('heard'));
    expect(hub?.size).toBe(18);
  });

  test('9. of a stadium behind one address are all opened, by the hundred, and calls beside them answered', async () => {
    const limits = computeConnectionLimits(20_000, 100);
    await serveStreams(false, limits);
    const phones = (await Promise.all(Array.from({ length: HUNDREDS }, () => openMany(100, `${STREAM}\r\n`)))).flat();
    await until(() => phones.every(isReady));
    const call = await open(GET);
    await until(() => call.text.includes('heard / 0'));
    expect([hub?.size, guard.counts.refused]).toEqual([HUNDREDS * 100, 0]);
    expect(limits.streamsPerNetwork).toBeGreaterThan(10_000);
  }, 60_000);

  test.each([
    ['an unknown competition', STREAM.replace('c1', 'c2')],
    ['a name said twice', `${STREAM}Host: y\r\n`],
    ['a body', `${STREAM}Content-Length: 0\r\n`],
    ['another origin', `${STREAM}Origin: https://x.example\r\n`],
    ['an older protocol', STREAM.replace('1.1', '1.0')],
    ['a space where none may be', `${STREAM}Accept : x\r\n`],
  ])('are left to the server’s own parser where there is %s', async (_, head) => {
    await serveStreams(false);
    const peer = await open(`${head}\r\n`);
    await until(() => /heard|400 Bad Request/.test(peer.text));
    expect(hub?.size).toBe(0);
  });
});

test.each([
  [300, 60],
  [1024, 100],
  [20_000, 100],
  [1_048_576, 100],
])('9. %i descriptors leave some for files, the database and calls', (descriptors, inUse) => {
  const limits = computeConnectionLimits(descriptors, inUse);
  expect(limits.connections).toBeLessThanOrEqual((descriptors - inUse) * 0.8);
  expect(limits.connectionsPerNetwork).toBeLessThan(limits.connections);
  expect(limits.streams).toBeLessThan(limits.connections);
  expect(limits.streamsPerNetwork).toBeLessThan(limits.streams);
});
