import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { RunningServer } from './running-server.ts';
import { aFinal } from './uploads.ts';

let compressed = 0;
// Before the server is loaded, which takes hold of the function once.
jest.mock('node:zlib', () => {
  const zlib = jest.requireActual<typeof import('node:zlib')>('node:zlib');
  const brotliCompress = (...all: Parameters<typeof zlib.brotliCompress>) => {
    compressed += 1;
    return zlib.brotliCompress(...all);
  };
  return { ...zlib, brotliCompress };
});

let server: RunningServer;
beforeAll(async () => {
  const { startServer } = await import('./running-server.ts');
  server = await startServer();
});
afterAll(() => server.close());

function ask(path: string): Promise<string | string[] | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.headers['content-encoding']));
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('An answer that fifty readers ask for at the same moment', () => {
  test('is compressed once', async () => {
    const { oid } = await server.createChallenge();
    await server.upload(oid, aFinal());
    compressed = 0;
    const encodings = await Promise.all(Array.from({ length: 50 }, () => ask(`/api/rounds/${oid}`)));
    expect(new Set(encodings)).toEqual(new Set(['br']));
    expect(compressed).toBe(1);
  });
});
