import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findThreadRole } from '../../src/threads/thread-of-call.ts';
import { type RunningServer, startServer } from '../running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ organiser: false });
});
afterAll(() => server.close());

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly tags?: readonly string[] }>>>>;
}

test('Every public read of the documentation is answered by a thread that is not kept by writes', async () => {
  const { paths } = (await server.get<Described>('/api/docs/json')).body;
  const reads = Object.entries(paths).flatMap(([path, methods]) =>
    methods.get?.tags?.some((tag) => tag === 'public' || tag === 'reference') === true ? [path] : [],
  );
  expect(reads.length).toBeGreaterThan(20);
  expect(reads.filter((path) => findThreadRole('GET', path.replace(/\{\w+\}/g, 'x')) === 'writer')).toEqual([]);
});

test('What writes, or asks for a token, goes to the thread that writes, however its address is spelled', () => {
  for (const [method, path] of [
    ['POST', '/api/sign-in'],
    ['PUT', '/api/counter'],
    ['POST', '/api/lesecretariat/trials/x'],
    ['GET', '/api/lesecretariat/trial/release?oid=x'],
    ['GET', '/api/ask-code?code=x'],
    ['DELETE', '/api/challenge/x'],
  ] as const)
    expect([path, findThreadRole(method, path)]).toEqual([path, 'writer']);
  expect(findThreadRole('HEAD', '/api/h%6Fme/?insee=53')).toBe('reader');
  expect(findThreadRole('GET', '/api/challenge/x/pdf?list=results')).toBe('exporter');
});
