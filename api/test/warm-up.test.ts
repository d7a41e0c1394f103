import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { warmUp } from '../src/app/warm-up.ts';

const server = createServer((_, answer) => answer.end());
afterAll(() => void server.close());

test('A server that starts asks itself for the home page in both languages', async () => {
  const asked: string[] = [];
  const hasAskedTwice = new Promise<void>((resolve) => {
    server.on('request', ({ url, headers }: IncomingMessage) => {
      asked.push(`${headers['accept-language']} ${url}`);
      if (asked.length === 2) resolve();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const warmed = warmUp(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await Promise.all([hasAskedTwice, warmed]);
  expect(asked.sort()).toEqual(['en /', 'fr /']);
});
