import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { MessageChannel } from 'node:worker_threads';
import { expect, test } from '@jest/globals';
import { createArrivalCount } from '../../src/threads/arrival-count.ts';
import { openChangePort } from '../../src/threads/thread-messages.ts';
import { createThreadServer } from '../../src/threads/thread-server.ts';

test('A request that overtook the news before it waits for them; its answer says how many were told before it', async () => {
  const { port1, port2 } = new MessageChannel();
  const heard: string[] = [];
  const news = openChangePort<string, string>(port2, (message) => heard.push(message));
  const seen: string[][] = [];
  const server = createThreadServer(news, (_, res) => {
    seen.push([...heard]);
    news.post('told');
    res.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const arrived = new Promise((resolve) => server.once('request', resolve));
  const overtaking = fetch(url, { headers: { 'x-foulee-passed': '2' } });
  await arrived;
  port1.postMessage('first');
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual([]);
  port1.postMessage('second');
  expect((await overtaking).headers.get('x-foulee-told')).toBe('1');
  expect((await fetch(url, { headers: { 'x-foulee-passed': '2' } })).headers.get('x-foulee-told')).toBe('2');
  expect(seen).toEqual([
    ['first', 'second'],
    ['first', 'second'],
  ]);
  server.closeAllConnections();
  server.close();
  port1.close();
});

test('Nobody waits for what will not come any more', async () => {
  const tally = createArrivalCount();
  const waiting = tally.reached(1);
  tally.end();
  await waiting;
  expect([tally.reached(5), createArrivalCount().reached(0), createArrivalCount().reached(Number.NaN)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
