import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { MessageChannel } from 'node:worker_threads';
import { expect, test } from '@jest/globals';
import { createArrivalCount } from '../../src/threads/arrival-count.ts';
import { openChangePort } from '../../src/threads/thread-messages.ts';
import { createThreadServer } from '../../src/threads/thread-server.ts';

test('A request that overtook messages about changes waits for them; its answer says how many were posted before it', async () => {
  const { port1, port2 } = new MessageChannel();
  const received: string[] = [];
  const changes = openChangePort<string, string>(port2, (message) => received.push(message));
  const receivedAtRequests: string[][] = [];
  const server = createThreadServer(changes, (_, res) => {
    receivedAtRequests.push([...received]);
    changes.post('change');
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
  expect(receivedAtRequests).toEqual([]);
  port1.postMessage('second');
  expect((await overtaking).headers.get('x-foulee-told')).toBe('1');
  expect((await fetch(url, { headers: { 'x-foulee-passed': '2' } })).headers.get('x-foulee-told')).toBe('2');
  expect(receivedAtRequests).toEqual([
    ['first', 'second'],
    ['first', 'second'],
  ]);
  server.closeAllConnections();
  server.close();
  port1.close();
});

test('At the end of the messages nobody waits any longer', async () => {
  const arrivals = createArrivalCount();
  const waiting = arrivals.waitFor(1);
  arrivals.end();
  await waiting;
  expect([arrivals.waitFor(5), createArrivalCount().waitFor(0), createArrivalCount().waitFor(Number.NaN)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
