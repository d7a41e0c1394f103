import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serveSite } from './site-folder.ts';

let site: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  site = await serveSite();
  site.write('shell/sw.js', 'self.skipWaiting();');
  site.write('shell/manifest.webmanifest', '{"name":"Foulée"}');
  site.write('shell/offline.html', '<!doctype html><title>Foulée</title>');
});
afterAll(() => site.close());

test.each([
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/offline.html', 'text/html; charset=utf-8'],
])('%s is asked for anew each time: it leads to the present release', async (path, type) => {
  const { status, headers } = await site.get(path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache']);
});
