import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls, makeUrl } from 'shared-domain/contract';
import { moveToBareSocket } from '../../src/http/connections/bare-socket.ts';
import { allowForProcesses } from '../process-limit.ts';
import { until } from '../until.ts';
import { aFinal } from '../uploads.ts';
import { startThreaded, type TestedServer } from './threaded-server.ts';

allowForProcesses();

let server: TestedServer;
beforeAll(async () => {
  server = await startThreaded();
});
afterAll(() => server.close());

async function readGauge(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

test('A stream over a connection that was used before leaves the parser, hears what is written, and is counted until it goes', async () => {
  const chOID = await server.createChallenge();
  const { port } = new URL(server.url);
  const before = await readGauge('foulee_connections');
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes.toString();
  });
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  ask(makeUrl(calls.regions, {}));
  await until(() => text.includes('Bretagne') && text.endsWith('}'));
  text = '';
  ask(makeUrl(calls.liveEvents, { id: chOID }));
  await until(() => text.includes('event: ready'));
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*content-type: text\/event-stream/);
  expect([await readGauge('foulee_streams'), await readGauge('foulee_connections')]).toEqual([1, before + 1]);
  await server.upload(chOID, aFinal());
  await until(() => text.includes('event: change'));
  // What its reader says now is not read as a request.
  text = '';
  ask(makeUrl(calls.regions, {}));
  await server.upload(chOID, { ...aFinal(), chOID, startlists: {} });
  socket.destroy();
  await until(async () => (await readGauge('foulee_streams')) === 0);
  expect(await readGauge('foulee_connections')).toBe(before);
  expect(text).not.toContain('Bretagne');
});

test('What the parser held of a connection is let go when the connection moves', async () => {
  const getParser = (socket: Socket) => (socket as { parser?: object | null }).parser ?? null;
  const moved: [former: Socket, bare: Socket | undefined][] = [];
  const http = createServer(({ socket }) =>
    setImmediate(() => {
      expect(getParser(socket)).not.toBeNull();
      const bare = moveToBareSocket(socket);
      moved.push([socket, bare]);
      bare?.end('moved');
    }),
  ).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = connect((http.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [bytes] = (await once(client, 'data')) as [Buffer];
  expect(bytes.toString()).toBe('moved');
  await until(() => moved.every(([former]) => getParser(former) === null));
  expect(moved.map(([former, bare]) => [former.destroyed, bare && getParser(bare)])).toEqual([[true, null]]);
  expect(moveToBareSocket(client)).toBeUndefined();
  client.destroy();
  moved[0]?.[1]?.destroy();
  http.close();
});
