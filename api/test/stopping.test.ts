import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { allowForProcesses } from './process-limit.ts';
import { OWNER, startServer } from './running-server.ts';

allowForProcesses();

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
  sent.write(body.slice(0, 10));
  await sleep(100);
  const closed = server.close();
  await sleep(100);
  sent.end(body.slice(10));
  expect(await answered).toBe(200);
  const started = performance.now();
  await closed;
  expect(performance.now() - started).toBeLessThan(1000);
  agent.destroy();
});

test('A server told to stop does not wait for connections over which nothing ever came', async () => {
  const server = await startServer({ organiser: false });
  const ahead = connect(Number(new URL(server.url).port), '127.0.0.1');
  await new Promise((resolve) => ahead.once('connect', resolve));
  await server.get('/api/regions');
  const gone = new Promise((resolve) => ahead.once('close', resolve));
  const started = performance.now();
  await server.close();
  await gone;
  expect(performance.now() - started).toBeLessThan(1000);
});

/** Calls whose answers, or whose own bytes, stay half on the way; `then` is sent once it is open. */
const LEFT: readonly (readonly [string, string])[] = [
  ['who stopped reading its answers', 'GET /api/docs/json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200)],
  [
    'who stopped sending its body',
    'POST /api/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"em',
  ],
  ['who stopped within its head', 'GET /api/regions HTTP/1.1\r\nHost: '],
];

test.each(LEFT)('A server told to stop waits a few seconds for %s, and then cuts it off', async (_, bytes) => {
  const server = await startServer({ organiser: false });
  const half = connect(Number(new URL(server.url).port), '127.0.0.1');
  half.on('error', () => undefined);
  await new Promise((resolve) => half.once('connect', resolve));
  half.pause();
  half.write(bytes);
  await sleep(500);
  const started = performance.now();
  await server.close();
  expect(performance.now() - started).toBeLessThan(7000);
  half.destroy();
});
