import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { readTlsPair } from '../src/base/certificate.ts';
import { listLocalCaFiles } from '../src/base/local-ca-files.ts';
import { type ConnectionGuard, type GuardOptions, guardConnections } from '../src/http/connections/connection-guard.ts';
import { SECURITY_HEADERS } from '../src/http/security-headers.ts';
import { createSecureTransport } from '../src/http/tls/secure-transport.ts';
import { makeLocalCertificate } from '../tools/local-ca/make-certificate.ts';
import { until } from './until.ts';

const LIMITS = { descriptors: 300, connections: 20, connectionsPerNetwork: 15, streams: 18, streamsPerNetwork: 12 };
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
/** The beginning of a TLS handshake, which says that 512 bytes follow. */
const HALF_HANDSHAKE = Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]);

const folder = mkdtempSync(join(tmpdir(), 'foulee-tls-connections-'));
const files = listLocalCaFiles(folder);
let ca: Buffer;
let server: Server;
let guard: ConnectionGuard;
const sockets: Socket[] = [];
beforeAll(async () => {
  await makeLocalCertificate(files, ['localhost', '127.0.0.1'], { isNew: false, now: new Date() });
  ca = readFileSync(files.caCert);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  guard.closeAll();
  await new Promise((resolve) => server.close(resolve));
});

async function serve(options: Partial<GuardOptions> = {}, isOwnMachine = () => false): Promise<number> {
  server = createServer((req, res) => {
    guard.noteRequest(req.socket);
    res.end('page');
  });
  guard = guardConnections(server, {
    limits: LIMITS,
    isProxy: () => false,
    warn: () => undefined,
    transport: createSecureTransport(readTlsPair({ certFile: files.cert, keyFile: files.key }), isOwnMachine),
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Opens a connection and says these bytes. */
async function open(port: number, bytes: Buffer | string = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.resume().write(bytes);
  return socket;
}

/** Opens a connection and does its handshake. */
async function openSecure(port: number): Promise<Socket> {
  const socket = connectTls({ port, host: '127.0.0.1', ca }).on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'secureConnect');
  return socket.resume();
}

async function getPage(port: number): Promise<string> {
  const sent = request({ port, host: '127.0.0.1', ca, agent: false }).end();
  const [answer] = await once(sent, 'response');
  return text(answer);
}

describe('9. A connection to a server with its own certificate', () => {
  test('is closed after a while where it says nothing, stops within its handshake, or asks nothing after it', async () => {
    const port = await serve({ maxSilentMs: 300 });
    const quiet = [await open(port), await open(port, HALF_HANDSHAKE), await openSecure(port)];
    const asking = await openSecure(port);
    asking.write(GET);
    await once(asking, 'data');
    await until(() => quiet.every(({ closed }) => closed));
    expect(asking.closed).toBe(false);
    expect(guard.counts).toMatchObject({ open: 1, silent: 0, closedSilent: 3, refused: 0 });
  });

  test('makes room for who has something to ask, the oldest first, and one address keeps some for others', async () => {
    const port = await serve();
    const quiet: Socket[] = [];
    for (let n = 0; n < 8; n += 1)
      quiet.push(await open(port), await open(port, HALF_HANDSHAKE), await openSecure(port));
    for (let n = 0; n < 5; n += 1) expect(await getPage(port)).toBe('page');
    await until(() => quiet.slice(0, 9).every(({ closed }) => closed));
    expect(guard.counts.open).toBeLessThanOrEqual(LIMITS.connectionsPerNetwork);
    expect(guard.counts.refused).toBe(0);
  });

  test('is refused without a word of plain HTTP where all others are asking', async () => {
    const port = await serve();
    for (let n = 0; n < LIMITS.connectionsPerNetwork; n += 1) {
      const socket = await openSecure(port);
      socket.write(GET);
      await once(socket, 'data');
    }
    const more = await open(port, HALF_HANDSHAKE);
    await once(more, 'close');
    expect([more.bytesRead, guard.counts.refused]).toEqual([0, 1]);
  });

  test('does not hold up a server that stops before anything was asked', async () => {
    const port = await serve();
    const quiet = [await open(port), await open(port, HALF_HANDSHAKE), await openSecure(port)];
    await until(() => guard.counts.open === 3);
    guard.closeSilent();
    await until(() => quiet.every(({ closed }) => closed));
  });
});

describe('A reader on another device who typed http', () => {
  const askPlain = async (port: number, host: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /challenge/x?v=direct HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    return text(socket);
  };
  const HEADERS = Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);

  test('is led to the same page by https, with the headers that every answer has', async () => {
    const port = await serve();
    const answer = await askPlain(port, `127.0.0.1:${port}`);
    expect(answer).toMatch(/^HTTP\/1\.1 308 /);
    expect(answer).toContain(`location: https://127.0.0.1:${port}/challenge/x?v=direct\r\n`);
    for (const header of HEADERS) expect(answer).toContain(header);
    expect(await getPage(port)).toBe('page');
  });

  test('15. is refused with these headers where the host is none', async () => {
    const answer = await askPlain(await serve(), 'x/y');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    for (const header of HEADERS) expect(answer).toContain(header);
  });

  test('is answered on the server’s own machine', async () => {
    expect(await askPlain(await serve({}, () => true), 'localhost\r\nConnection: close')).toContain('page');
  });
});
