import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listLocalCaFiles } from '../src/base/local-ca-files.ts';
import { makeLocalCertificate } from '../tools/local-ca/make-certificate.ts';
import { newTestDatabase, type TestDatabase } from './database/test-database.ts';
import { allowForProcesses } from './process-limit.ts';
import { OWNER } from './running-server.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';

allowForProcesses();

/** A server may open so many files. */
const DESCRIPTORS = 300;
/** Connections over which nothing is ever said: more than there are descriptors. */
const SILENT = 400;

/** The beginning of a TLS handshake, which says that 512 bytes follow. */
const HALF_HANDSHAKE = Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]);

let dataDir: string;
let database: TestDatabase;
let server: SpawnedServer;
const silent: Socket[] = [];
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foulee-descriptors-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(env: Readonly<Record<string, string>> = {}): Promise<void> {
  database = await newTestDatabase({ isEmpty: true });
  server = await spawnServer({ DATA_DIR: dataDir, ...database.env, ...env }, { descriptors: DESCRIPTORS });
}
async function stop(): Promise<void> {
  for (const socket of silent.splice(0)) socket.destroy();
  await server.end();
  await database.drop();
}

const openSilent = (bytes = Buffer.alloc(0)): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      socket.write(bytes);
      resolve();
    });
    socket.on('error', () => resolve());
    silent.push(socket);
  });

async function expectSignIn(): Promise<void> {
  const signedIn = await fetch(`${server.url}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(OWNER),
  });
  expect(signedIn.status).toBe(200);
  expect(server.output()).toContain(`limit of descriptors: ${DESCRIPTORS}`);
}

describe('9. A server with few descriptors answers newcomers, from memory and from the database', () => {
  beforeAll(() => start());
  afterAll(stop);

  test('while hundreds of connections say nothing', async () => {
    for (let n = 0; n < SILENT; n += 1) await openSilent();
    for (let n = 0; n < 20; n += 1) {
      const read = await fetch(`${server.url}/api/info`, { headers: { connection: 'close' } });
      expect(read.status).toBe(200);
    }
    await expectSignIn();
  });
});

describe('9. With its own certificate a server with few descriptors answers newcomers by https', () => {
  let ca: Buffer;
  beforeAll(async () => {
    const files = listLocalCaFiles(dataDir);
    await makeLocalCertificate(files, ['localhost', '127.0.0.1'], { isNew: false, now: new Date() });
    ca = readFileSync(files.caCert);
    await start({ TLS_CERT: files.cert, TLS_KEY: files.key });
  });
  afterAll(stop);

  const readStatus = (): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const url = `${server.url.replace('http:', 'https:')}/api/info`;
      const options = { ca, agent: false, timeout: 5000 } as const;
      const request = get(url, options, (answer) => resolve(answer.resume().statusCode));
      request.once('timeout', () => request.destroy(new Error('no answer')));
      request.once('error', reject);
    });

  test.each([
    ['say nothing', Buffer.alloc(0)],
    ['stop within their handshake', HALF_HANDSHAKE],
  ])('while hundreds of connections %s', async (_, bytes) => {
    for (let n = 0; n < SILENT; n += 1) await openSilent(bytes);
    for (let n = 0; n < 20; n += 1) expect(await readStatus()).toBe(200);
    await expectSignIn();
  });
});
