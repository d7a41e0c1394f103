import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type ServedSite, SHELL_SCRIPT, servePublishedSite, serveSite } from './site-folder.ts';

let site: ServedSite;
beforeEach(async () => {
  site = await servePublishedSite();
});
afterEach(() => site.close());

const SCRIPT = '/main.0a1b2c3d.js';

describe('Files of a build', () => {
  test('a hashed file may be kept for a year and never asked again', async () => {
    const { status, headers, text } = await site.get(SCRIPT);
    expect([status, text]).toEqual([200, SHELL_SCRIPT]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('the hashed remoteEntry is as immutable as the rest', async () => {
    const { headers } = await site.get('/remotes/secretariat/remoteEntry.bbbbbbbb.js');
    expect(headers['cache-control']).toContain('immutable');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s is sent to who takes it, and holds the same bytes', async (encoding, decode) => {
    const { headers, body } = await site.get(SCRIPT, { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('accept-encoding');
    expect(decode(body).toString()).toBe(SHELL_SCRIPT);
  });

  test('an encoding refused with q=0 is not sent', async () => {
    const { headers } = await site.get(SCRIPT, { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('the compressed copy made by the build is the one that is sent', async () => {
    site.write('shell/other.99887766.js', SHELL_SCRIPT);
    site.write('shell/other.99887766.js.br', 'made by the build');
    const { text } = await site.get('/other.99887766.js', { 'accept-encoding': 'br' });
    expect(text).toBe('made by the build');
  });

  test('each encoding has its own strong ETag, and holding it gives 304 without a body', async () => {
    const plain = await site.get(SCRIPT);
    const packed = await site.get(SCRIPT, { 'accept-encoding': 'br' });
    expect(plain.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const again = await site.get(SCRIPT, { 'accept-encoding': 'br', 'if-none-match': `"x", ${packed.headers.etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, packed.headers.etag]);
    expect((await site.get(SCRIPT, { 'if-none-match': String(packed.headers.etag) })).status).toBe(200);
  });

  test('HEAD tells the same as GET and sends no body', async () => {
    const get = await site.get(SCRIPT);
    const head = await site.get(SCRIPT, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test('a flag is served under the path of P9.5', async () => {
    const { status, headers } = await site.get('/static/h240/fr.png');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=86400',
    ]);
  });

  test.each([
    '/nowhere.0a1b2c3d.js',
    '/static/h240/zz.png',
    '/remotes/secretariat/gone.css',
    '/shell/index.html',
    '/main.0a1b2c3d.js.br',
    '/remotes/secretariat',
  ])('a file that is not there is 404, never a page: %s', async (path) => {
    const { status, headers } = await site.get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/plain');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/../secret.json',
    '/remotes/../secret.json',
    '/remotes/%2e%2e/secret.json',
    '/remotes/..%2fsecret.json',
    '/remotes/..%5csecret.json',
    '/remotes/secretariat/%00.js',
    '/.publishing.json',
    '/%zz.js',
  ])('a path that tries to leave the folder is refused: %s', async (path) => {
    site.write('secret.json', '{"secret":true}');
    const { status, text } = await site.get(path);
    expect(status).toBe(404);
    expect(text).not.toContain('secret');
  });

  test.each(['/api/versions', '/api', '/mgrapi/regions', '/api/a.js'])('%s is the API’s to answer', async (path) => {
    expect((await site.get(path)).status).toBe(418);
  });

  test('a method that only reads is the site’s; any other is not', async () => {
    expect((await site.get('/', {}, 'POST')).status).toBe(418);
  });
});

describe('A site that was never built', () => {
  test('says in plain words which command builds it', async () => {
    const empty = await serveSite();
    const { status, text, headers } = await empty.get('/');
    await empty.close();
    expect(status).toBe(503);
    expect(text).toContain('npm start');
    expect(headers['cache-control']).toBe('no-cache');
  });
});
