import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningServer, startServer } from './running-server.ts';
import { until } from './until.ts';
import { aFinal, FINAL, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
const open: Socket[] = [];
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => server.close());

/** Sends requests in one write, and reads whatever comes back. */
function send(...requests: readonly string[]): { has(text: string | RegExp): Promise<string> } {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  open.push(socket);
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (data) => {
    text += data.toString('utf8');
  });
  socket.write(requests.map((line) => `${line}\r\nhost: x\r\n\r\n`).join(''));
  return {
    async has(wanted) {
      await until(() => new RegExp(wanted).test(text));
      return text;
    },
  };
}

const events = () => `GET /api/live/${chOID}/events`;

describe('A stream asked for behind another call on one connection', () => {
  test('is refused, and neither the server nor another reader is any the worse', async () => {
    const pipelined = send('GET /api/home?md=2020-01-03 HTTP/1.1', `${events()} HTTP/1.1`);
    await pipelined.has(/HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 503 [\s\S]*"unavailable"/);
    const reader = send(`${events()} HTTP/1.1`);
    await reader.has('event: ready');
    await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '12', prf: ms(10_333) }] } });
    await reader.has(/event: change[\s\S]*10333/);
    expect(server.ctx.hub.size).toBe(1);
  });
});

describe('A stream asked for in HTTP/1.0, which knows no chunks', () => {
  test('is refused', async () => {
    await send(`${events()} HTTP/1.0`).has(/^HTTP\/1\.1 503 /);
  });
});

describe('A stream asked for by HEAD', () => {
  test('is no call', async () => {
    await send(`HEAD ${events().slice(4)} HTTP/1.1`).has(/^HTTP\/1\.1 404 /);
  });
});

describe('A failure in front of the router', () => {
  test('is answered 500, and the server goes on', async () => {
    const { hub } = server.ctx;
    Object.defineProperty(server.ctx, 'hub', {
      configurable: true,
      get() {
        throw new Error('broken');
      },
    });
    expect(await server.get(events().slice(4))).toMatchObject({
      status: 500,
      body: { errors: [{ id: 'critical error' }] },
    });
    Object.defineProperty(server.ctx, 'hub', { configurable: true, value: hub });
    expect((await server.get('/api/info')).status).toBe(200);
  });
});
