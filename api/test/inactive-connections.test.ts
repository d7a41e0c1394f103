import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createInactivityWatch } from '../src/http/connections/inactive-connections.ts';
import { until } from './until.ts';

const AFTER_MS = 100;
/** Times that the limit passes while the server works. */
const ROUNDS = 3;
/** A call that is answered at once, as those from memory are. */
const MEMORY_URL = '/memory';

let server: Server;
let client: Socket;
afterEach(() => {
  client.destroy();
  server.closeAllConnections();
  server.close();
});

interface Seen {
  text: string;
  isClosed: boolean;
  /** How often the limit has passed. */
  rounds: number;
}

async function open(handler: RequestListener, bytes: string): Promise<Seen> {
  const seen: Seen = { text: '', isClosed: false, rounds: 0 };
  const { noteCall, closeInactive } = createInactivityWatch();
  server = createServer((req, res) => {
    if (req.url === MEMORY_URL) return void res.end('at once');
    noteCall(req, res);
    handler(req, res);
  });
  closeInactive(server, AFTER_MS);
  server.on('timeout', () => {
    seen.rounds += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.on('close', () => {
    seen.isClosed = true;
  });
  client.on('data', (chunk) => {
    seen.text += chunk;
  });
  client.write(bytes);
  return seen;
}

const post = (length: number, body: string) => `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n${body}`;

test('An upload that is worked on longer than a connection may be silent is answered', async () => {
  let answer = (): void => undefined;
  const seen = await open(
    (req, res) => {
      req.resume();
      answer = () => res.end('done');
    },
    post(3, 'abc'),
  );
  await until(() => seen.rounds >= ROUNDS || seen.isClosed);
  answer();
  await until(() => seen.text.endsWith('done') || seen.isClosed);
  expect(seen.text).toMatch(/^HTTP\/1\.1 200 .*done$/s);
});

test('A call that is worked on is answered although one behind it was answered at once', async () => {
  let answer = (): void => undefined;
  const seen = await open(
    (req, res) => {
      req.resume();
      answer = () => res.end('done');
    },
    `${post(3, 'abc')}GET ${MEMORY_URL} HTTP/1.1\r\nhost: x\r\n\r\n`,
  );
  await until(() => seen.rounds >= ROUNDS || seen.isClosed);
  answer();
  await until(() => seen.text.endsWith('at once') || seen.isClosed);
  expect(seen.text).toMatch(/^HTTP\/1\.1 200 .*done.*at once$/s);
});

test('An upload that the server does not read yet waits', async () => {
  let read = (): void => undefined;
  const body = 'x'.repeat(300_000);
  const seen = await open(
    (req, res) => {
      read = () => {
        // A busy machine may take longer than the limit from one piece of the body to the next.
        req.socket.setTimeout(0);
        req.resume().once('end', () => res.end('done'));
      };
    },
    post(body.length, body),
  );
  await until(() => seen.rounds >= ROUNDS || seen.isClosed);
  read();
  await until(() => seen.text.endsWith('done') || seen.isClosed);
  expect(seen.text).toMatch(/^HTTP\/1\.1 200 .*done$/s);
});

test.each([
  ['who stops sending', (req, res) => void req.resume().once('end', () => res.end()), post(10, 'abc')],
  ['who stops reading', (_, res) => void res.end(Buffer.alloc(64 * 1024 * 1024)), 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['who asks for nothing more', (_, res) => void res.end('done'), 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'],
] as const satisfies readonly (readonly [string, RequestListener, string])[])(
  'A caller %s is closed',
  async (who, handler, bytes) => {
    const seen = await open(handler, bytes);
    server.keepAliveTimeout = AFTER_MS;
    if (who === 'who stops reading') client.pause();
    await until(() => seen.rounds > 0);
    await until(async () => (await countConnections()) === 0);
    expect(seen.rounds).toBe(1);
  },
);

const countConnections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
