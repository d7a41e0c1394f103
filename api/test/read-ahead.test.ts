import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { limitReadAhead } from '../src/http/connections/read-ahead.ts';
import { until } from './until.ts';

const GET = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
/** A request of 1 kB. */
const LONG = `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(1000 - 32)}\r\n\r\n`;

let server: Server;
let client: Socket;
afterEach(() => {
  client.destroy();
  server.closeAllConnections();
  server.close();
});

interface Seen {
  /** Requests that the handler has and has not answered. */
  readonly atWork: [IncomingMessage, ServerResponse][];
  handled: number;
  parsed: number;
  text: string;
  readonly sockets: Set<Socket>;
}

async function send(bytes: string): Promise<Seen> {
  const seen: Seen = { atWork: [], handled: 0, parsed: 0, text: '', sockets: new Set() };
  server = createServer(
    limitReadAhead((req, res) => {
      seen.handled += 1;
      seen.atWork.push([req, res]);
    }),
  );
  server.on('request', ({ socket }) => {
    seen.sockets.add(socket);
    seen.parsed += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.on('data', (chunk) => {
    seen.text += chunk;
  });
  client.write(bytes);
  return seen;
}

const count = (text: string) => text.split('HTTP/1.1 200').length - 1;

test('Five thousand pipelined requests are handed on four at once, and read as they are answered', async () => {
  const seen = await send(LONG.repeat(5000));
  await until(() => seen.handled === 4);
  const parsed: number[] = [];
  while (seen.handled < 5000 || seen.atWork.length > 0) {
    expect(seen.atWork.length).toBeLessThanOrEqual(4);
    for (const [, res] of seen.atWork.splice(0)) res.end('x');
    parsed.push(seen.parsed - seen.handled);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await until(() => count(seen.text) === 5000);
  // Node reads 64 kB at most 32 times before anybody is asked, where the system has received so much.
  expect(Math.max(...parsed)).toBeLessThan(2300);
});

test('A body behind pipelined requests is read in its turn, and the connection goes on', async () => {
  const seen = await send(
    `${GET.repeat(6)}POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 300000\r\n\r\n${'x'.repeat(300_000)}`,
  );
  await until(() => seen.handled === 4);
  for (const [, res] of seen.atWork.splice(0)) res.end('x');
  await until(() => seen.handled === 7);
  let length = 0;
  for (const [req, res] of seen.atWork.splice(0)) {
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
    });
    req.on('end', () => res.end('x'));
  }
  await until(() => count(seen.text) === 7);
  expect(length).toBe(300_000);
  client.write(GET);
  await until(() => seen.handled === 8);
});

test('What waits is let go with its connection', async () => {
  const seen = await send(LONG.repeat(500));
  await until(() => seen.handled === 4);
  client.destroy();
  await until(() => {
    for (const [, res] of seen.atWork.splice(0)) res.end('x');
    return [...seen.sockets].every(({ destroyed }) => destroyed);
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen.handled).toBeLessThan(100);
});
