import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type ServedSite, servePublishedSite } from './site-folder.ts';

let site: ServedSite;
beforeEach(async () => {
  site = await servePublishedSite();
});
afterEach(() => site.close());

const FOLDER = '/remotes/secretariat/officiel';
const release = (build: string) => {
  site.write(`${FOLDER}/page.${build}.html`, `<!doctype html><title>${build}</title>`);
  site.write(`${FOLDER}/worker.${build}.js`, `worker('${build}');`);
  site.release('secretariat', build, {
    officials: { page: `${FOLDER}/page.${build}.html`, worker: `${FOLDER}/worker.${build}.js` },
  });
};

test.each(['/officiel', '/officiel/', '/officiel/ecran/concours', '/officiel/ecran/barre'])(
  '%s is the page of the consoles and boards, without a redirect that could lose the code',
  async (path) => {
    release('aaaaaaaa');
    const { status, headers, text } = await site.get(path);
    expect([status, text]).toEqual([200, '<!doctype html><title>aaaaaaaa</title>']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex');
  },
);

test('the page and its worker are those of the present release, and the files of the former stay', async () => {
  release('aaaaaaaa');
  release('bbbbbbbb');
  expect((await site.get('/officiel/')).text).toContain('bbbbbbbb');
  expect((await site.get('/officiel/worker.js')).text).toBe("worker('bbbbbbbb');");
  expect((await site.get(`${FOLDER}/worker.aaaaaaaa.js`)).text).toBe("worker('aaaaaaaa');");
});

test('the consoles are an application of their own', async () => {
  release('aaaaaaaa');
  const { headers, text } = await site.get('/officiel/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json');
  expect(JSON.parse(text)).toMatchObject({ scope: '/officiel/', start_url: '/officiel/', display: 'standalone' });
});

test('a release without consoles has none, and neither has an address below them', async () => {
  expect((await site.get('/officiel/worker.js')).status).toBe(404);
  release('aaaaaaaa');
  expect((await site.get('/officiel/other.js')).status).toBe(404);
});
