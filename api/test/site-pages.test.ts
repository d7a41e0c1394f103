import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type ServedSite, servePublishedSite } from './site-folder.ts';

let site: ServedSite;
beforeEach(async () => {
  site = await servePublishedSite({ socialUrl: 'https://social.example/foulee' });
});
afterEach(() => site.close());

function readInlined(html: string, id: string): unknown {
  const [, json = ''] = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(json);
}

const preloads = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload"[^>]*href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

describe('The composed page', () => {
  test.each(['/', '/index.html', '/challenge/c1', '/challenges/53', '/lechrono', '/challenge/c1/teamresults/a.b'])(
    '%s is a page that is asked anew each time',
    async (path) => {
      const { status, headers, text } = await site.get(path);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers['cache-control']).toBe('no-cache');
      expect(text).toContain('class="skeleton"');
    },
  );

  test('holds the released remotes and the settings of the site as data', async () => {
    const { text } = await site.get('/');
    expect(readInlined(text, 'remotes')).toEqual({
      remotes: [
        expect.objectContaining({ name: 'public_site', build: 'aaaaaaaa' }),
        expect.objectContaining({ name: 'secretariat', build: 'bbbbbbbb' }),
      ],
    });
    expect(readInlined(text, 'site')).toEqual({
      version: '0.9.0',
      ads: [],
      logos: [],
      socialUrl: 'https://social.example/foulee',
    });
  });

  test('asks at once for the files of the remote that draws it, and for no other’s', async () => {
    const home = preloads((await site.get('/')).text);
    expect(home).toContain('/remotes/public-site/remoteEntry.aaaaaaaa.js');
    expect(home).toContain('/remotes/public-site/app.aaaaaaaa.css');
    expect(home.join()).not.toContain('secretariat');
    const organiser = preloads((await site.get('/mgr/lesecretariat/')).text);
    expect(organiser).toContain('/remotes/secretariat/app.bbbbbbbb.js');
    expect(organiser.join()).not.toContain('public-site');
  });

  test('asks at once for the scripts of its page and of its language, and for no other’s', async () => {
    const base = '/remotes/public-site';
    const chunks = {
      'page.home': [`${base}/page.home.js`, `${base}/common.js`],
      'page.trial': [`${base}/page.trial.js`],
      'text.fr': [`${base}/text.fr.js`],
      'text.en': [`${base}/text.en.js`],
    };
    site.release('public_site', 'aaaaaaaa', { preload: { js: [`${base}/common.js`], css: [], chunks } });
    const [entry, ...home] = preloads((await site.get('/', { 'accept-language': 'fr' })).text);
    expect(entry).toBe(`${base}/remoteEntry.aaaaaaaa.js`);
    expect(home.filter((url) => url.endsWith('.js'))).toEqual(
      ['common.js', 'page.home.js', 'text.fr.js'].map((name) => `${base}/${name}`),
    );
    const trial = preloads((await site.get('/challenge/c1/trial-t9', { 'accept-language': 'en' })).text);
    expect(trial.filter((url) => /page|text/.test(url))).toEqual([`${base}/page.trial.js`, `${base}/text.en.js`]);
  });

  test.each([
    ['/', ['/api/home']],
    ['/?insee=53&j=2026-11-21', ['/api/home?insee=53&md=2026-11-21']],
    ['/challenge/c1', ['/api/challenge/c1', '/api/groups?chOID=c1', '/api/rounds/c1']],
    ['/challenge/c1?v=direct', ['/api/challenge/c1']],
    ['/challenge/c1?v=annonces', ['/api/challenge/c1', '/api/live/c1/announcements']],
    ['/challenge/c1/trial-t9', ['/api/challenge/c1', '/api/results?chOID=c1&trialOID=t9', '/api/rounds/c1']],
    [
      '/challenge/c1/group/g2',
      ['/api/challenge/c1', '/api/groups?chOID=c1', '/api/rounds/c1', '/api/results?chOID=c1&groupOID=g2'],
    ],
    ['/challenge/c1/stats', ['/api/challenge/c1', '/api/challenge/c1/stats']],
    ['/challenge/c1/instagroups', ['/api/challenge/c1', '/api/igcs/c1']],
    ['/challenge/c1/instagroups?o=feed', ['/api/challenge/c1', '/api/igfeed/c1']],
    ['/challenge/c1/topperfs', ['/api/challenge/c1', '/api/challenge/c1/perfs']],
    ['/challenge/c1/teams', ['/api/challenge/c1', '/api/challenge/c1/teams']],
    ['/challenge/c1/scratch/g2', ['/api/challenge/c1', '/api/scratch/g2']],
    ['/challenge/c1/teammembers/t.1', ['/api/challenge/c1', '/api/challenge/c1/team/t.1']],
    ['/policy', []],
  ])('%s asks at once for the answers it will show', async (path, answers) => {
    const urls = preloads((await site.get(path)).text);
    expect(urls.filter((url) => url.startsWith('/api/'))).toEqual(answers);
  });

  test('text from the address cannot break out of the page', async () => {
    const { text } = await site.get('/challenge/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E/trial-1');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('alert(1)<');
  });

  test('of a remote of another origin holds each preload to the hash of its release', async () => {
    const [base, hash] = ['https://remotes.example.org/remotes/secretariat', (of: string) => `sha384-${of.repeat(64)}`];
    const names = ['remoteEntry.eeeeeeee.js', 'app.eeeeeeee.js', 'app.eeeeeeee.css'];
    site.release('secretariat', 'eeeeeeee', {
      entry: `${base}/${names[0]}`,
      preload: { js: [`${base}/${names[1]}`], css: [`${base}/${names[2]}`] },
      integrity: Object.fromEntries(names.map((name, at) => [name, hash(String(at))])),
    });
    const { text } = await site.get('/mgr/lesecretariat/');
    for (const [at, name] of names.entries())
      expect(text).toContain(`href="${base}/${name}" crossorigin integrity="${hash(String(at))}">`);
    expect((await site.get('/remotes.json')).text).toContain(hash('0'));
    expect((await site.get('/')).text).not.toMatch(/<link[^>]*public-site[^>]*integrity=/);
  });

  test('its ETag changes with a release, so that holding the old page gives the new one', async () => {
    const before = await site.get('/');
    expect((await site.get('/', { 'if-none-match': String(before.headers.etag) })).status).toBe(304);
    site.release('public_site', 'cccccccc');
    const after = await site.get('/', { 'if-none-match': String(before.headers.etag) });
    expect(after.status).toBe(200);
    expect(after.text).toContain('remoteEntry.cccccccc.js');
  });
});

describe('A release into a running server', () => {
  test('is followed without a restart; the old files still load and the shell is the same to the byte', async () => {
    const shell = await site.get('/main.0a1b2c3d.js');
    site.release('secretariat', 'dddddddd');
    expect((await site.get('/mgr/lesecretariat/')).text).toContain('remoteEntry.dddddddd.js');
    expect((await site.get('/remotes.json')).text).toContain('dddddddd');
    expect((await site.get('/remotes/secretariat/app.bbbbbbbb.js')).status).toBe(200);
    const after = await site.get('/main.0a1b2c3d.js');
    expect([after.headers.etag, after.text]).toEqual([shell.headers.etag, shell.text]);
  });

  test('a pointer that does not parse leaves the last good one in place', async () => {
    await site.get('/');
    site.write('remotes.json', '{"remotes": [');
    expect((await site.get('/')).text).toContain('remoteEntry.aaaaaaaa.js');
  });
});
