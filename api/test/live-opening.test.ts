import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { createHub } from '../src/live/hub.ts';

/** A connection that only remembers what is written to it. */
function aSocket() {
  const writes: string[] = [];
  const write = (bytes: Buffer): boolean => writes.push(bytes.toString()) > 0;
  const end = () => undefined;
  const silent = { setTimeout: end, end, destroySoon: end, writableLength: 0 };
  const socket = Object.assign(new EventEmitter(), { ...silent, write });
  return { socket: socket as unknown as Socket, writes };
}

const HEAD = Buffer.from('HTTP/1.1 200 OK\r\n\r\n');

test('A stream opens with one write, and whoever is asked for changes is asked once before there is any', async () => {
  const asked: [string, number][] = [];
  const hub = createHub({
    onError: (error) => {
      throw error;
    },
    async readMissed(chOID, after) {
      asked.push([chOID, after]);
      return { kind: 'nothing' };
    },
  });
  const readers = [aSocket(), aSocket()];
  for (const { socket } of readers) hub.join('x', { socket, head: HEAD, network: '192.0.2.1' }, undefined, 7);
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual([['x', 7]]);
  for (const { writes } of readers) {
    expect(writes).toHaveLength(1);
    expect(writes[0]).toMatch(/^HTTP\/1\.1 200 OK\r\n\r\n[\da-f]+\r\nretry: \d{4}\n\nid: 7\nevent: ready\n/);
  }
  hub.close();
});
