import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { warmUp } from '../src/app/warm-up.ts';

/** What a server is asked whose home page is this. */
async function listAsked(home: string): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer(({ url, headers }: IncomingMessage, answer: ServerResponse) => {
    asked.push(`${headers['accept-language']} ${url}`);
    answer.end(url === '/' ? home : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await warmUp(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 0);
  server.close();
  return asked;
}

test('A server that starts asks itself for the home page in both languages', async () => {
  expect((await listAsked('')).sort()).toEqual(['en /', 'fr /']);
});

test('then for the first competitions that the home page leads to, each once in both languages', async () => {
  const links = ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g'].map((oid) => `<a href="/challenge/${oid}">`);
  const asked = await listAsked(`${links.join('')}<a href="/challenge/a/stats">`);
  const competitions = [...'abcdef'].flatMap((oid) => [`fr /challenge/${oid}`, `en /challenge/${oid}`]);
  expect(asked.slice(2)).toEqual(competitions);
});
