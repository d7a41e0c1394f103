import { afterEach, describe, expect, test } from '@jest/globals';
import type { FirstAnswer } from '../src/static/index.ts';
import { type ServedSite, servePublishedSite } from './site-folder.ts';
import { until } from './until.ts';

const TRIAL = '/challenge/c1/trial-t1';

let site: ServedSite;
let asked: string[];
let revision: number;
let refused: boolean;
let warnings: string[];
let now: number;
afterEach(() => site.close());

/** Modules as builds leave them: a frame that says the language, a page that says its place and its answers. */
const FRAME = `export const renderFrame = async ({ language, site }) => ({
  before: \`<header>\${language} \${site.version}</header>\`, after: '<footer></footer>' });`;
const page = (body: string) => `export const renderPage = async ({ path, answers }) => { ${body} };`;
const PAGE = page(`return {
  html: '<main>' + path + ' ' + answers.map(({ body }) => body.said).join() + '</main>',
  facts: { title: 'A "100 m" <b>', description: '1. BOLT & Cie', noindex: true } }`);

/** A busy machine needs its time. */
const PATIENT = { maxWaitMs: 15_000, maxDrawMs: 15_000 };

async function drawnSite(draw = PAGE, publicUrl?: string, drawingTimes = PATIENT): Promise<void> {
  asked = [];
  warnings = [];
  now = Date.UTC(2026, 10, 21);
  revision = 1;
  refused = false;
  const ask = async (url: string): Promise<FirstAnswer | undefined> => {
    asked.push(url);
    return refused
      ? undefined
      : {
          url,
          tag: `${revision}`,
          json: JSON.stringify({ said: `answer ${revision}`, live: [], rounds: [], heat: 't1' }),
        };
  };
  site = await servePublishedSite({
    publicUrl,
    ask,
    now: () => now,
    drawingTimes,
    warn: (message) => warnings.push(message),
  });
  site.write('shell/server/draw.mjs', FRAME);
  site.write('remotes/public-site/server/draw.0a0b0c0d.mjs', draw);
  site.release('public_site', 'aaaaaaaa', { draw: '/remotes/public-site/server/draw.0a0b0c0d.mjs' });
}

describe('A page of the public site', () => {
  test('comes drawn: frame and page in place of the skeleton, with the answers that it shows', async () => {
    await drawnSite();
    const { text } = await site.get(`${TRIAL}?t=departs&utm=x`);
    expect(text).toContain(
      '<body><div id="first"><header>fr 0.9.0</header><main>/challenge/c1/trial-t1?t=departs answer 1,answer 1,answer 1</main>',
    );
    expect(text).toContain('<footer></footer></div><div id="root"></div><script type="application/json" id="answers">');
    expect(text).not.toContain('class="skeleton"');
    expect(text).not.toContain('rel="preload" as="fetch"');
    const [, given = ''] = /id="answers">(.*?)<\/script>/.exec(text) ?? [];
    const shown = ['/api/challenge/c1', '/api/results?chOID=c1&trialOID=t1', '/api/rounds/c1'];
    expect(JSON.parse(given)).toEqual(
      shown.map((url) => ({ url, body: { said: 'answer 1', live: [], rounds: [], heat: 't1' } })),
    );
    expect(new Set(asked)).toEqual(new Set(shown));
  });

  test('says what a shared link shows, escaped; its styles are there before its scripts', async () => {
    await drawnSite();
    const { text } = await site.get(TRIAL);
    expect(text).toContain('<title>A "100 m" &lt;b> – Foulée</title>');
    expect(text).toContain('<meta property="og:title" content="A &quot;100 m&quot; &lt;b>">');
    expect(text).toContain('<meta property="og:description" content="1. BOLT &amp; Cie">');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('<link rel="stylesheet" href="/remotes/public-site/app.aaaaaaaa.css">');
  });

  test('20. has its own address and its picture, whole, at the address that the operator gave the site', async () => {
    await drawnSite(PAGE, 'https://foulee.example');
    const { text } = await site.get(`${TRIAL}?t=departs`, { host: 'evil.example', 'x-forwarded-proto': 'http' });
    expect(text).toContain('<meta property="og:url" content="https://foulee.example/challenge/c1/trial-t1">');
    expect(text).toContain('<link rel="canonical" href="https://foulee.example/challenge/c1/trial-t1">');
    expect(text).toMatch(
      /og:image" content="https:\/\/foulee\.example\/cards\/challenge\/c1\/trial-t1\.png\?v=[\w-]{8}"/,
    );
    expect(text).toContain('<meta property="og:image:width" content="1200">');
    expect(text).toContain('og:image:alt" content="A &quot;100 m&quot; &lt;b>. 1. BOLT &amp; Cie"');
    expect(text).not.toContain('evil.example');
  });

  test('of a site without an address believes no Host but this machine’s own, at its own port', async () => {
    await drawnSite();
    expect((await site.get(TRIAL)).text).toMatch(/og:url" content="http:\/\/127\.0\.0\.1:\d+\/challenge/);
    for (const host of [
      'evil.example',
      'localhost:1',
      'localhost.evil.example',
      '127.0.0.1:80@evil.example',
      '"><script>',
    ])
      expect((await site.get(TRIAL, { host, 'x-forwarded-host': 'evil.example' })).text).not.toMatch(/og:(url|image)/);
  });

  test.each([
    ['en-GB,fr;q=0.5', 'en'],
    ['fr', 'fr'],
    ['es,en', 'fr'],
  ])('speaks the language that the browser asks for first: %s', async (header, language) => {
    await drawnSite();
    const { text, headers } = await site.get('/policy', { 'accept-language': header });
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<header>${language} `);
    expect(headers.vary).toContain('accept-language');
  });

  test.each([
    ['en', 'Live results of athletics competitions'],
    ['fr', 'Résultats en direct des compétitions d’athlétisme'],
  ])('without a description of its own describes the site in its language: %s', async (header, description) => {
    await drawnSite(page("return { html: '<main></main>', facts: { title: 'A' } }"));
    const { text } = await site.get('/policy', { 'accept-language': header });
    expect(text).toContain(`<meta name="description" content="${description}">`);
    expect(text).toContain(`<meta property="og:description" content="${description}">`);
  });

  test('is asked anew with its ETag, and looks at its answers once a second', async () => {
    await drawnSite();
    const before = await site.get(TRIAL);
    const once = asked.length;
    expect((await site.get(TRIAL, { 'if-none-match': String(before.headers.etag) })).status).toBe(304);
    expect(asked).toHaveLength(once);
    revision = 2;
    now += 1000;
    expect((await site.get(TRIAL)).text).toContain('answer 1');
    expect(asked).toHaveLength(2 * once);
  });

  test('whose answers changed is drawn anew after five seconds; one that did not, after a minute', async () => {
    await drawnSite();
    await site.get(TRIAL);
    revision = 2;
    now += 5000;
    expect((await site.get(TRIAL)).text).toContain('answer 2');
    now += 59_000;
    const before = await site.get(TRIAL);
    now += 1000;
    expect((await site.get(TRIAL)).headers.etag).toBe(before.headers.etag);
  });

  test('of many readers at once is drawn once', async () => {
    await drawnSite(
      page('globalThis.times = (globalThis.times ?? 0) + 1; return { html: "<main>" + times + "</main>", facts: {} }'),
    );
    const texts = await Promise.all(Array.from({ length: 20 }, async () => (await site.get('/policy')).text));
    expect(texts.filter((text) => text.includes('<main>1</main>'))).toHaveLength(20);
  });
});

describe('The skeleton comes instead', () => {
  test.each(['/mgr/lesecretariat/', '/mgr/lesecretariat/c1'])(
    'for %s: the organisers’ console is never drawn',
    async (path) => {
      await drawnSite();
      expect((await site.get(path)).text).toContain('class="skeleton"');
    },
  );

  test('when an answer is refused, and says nothing more of it', async () => {
    await drawnSite();
    refused = true;
    expect((await site.get(TRIAL)).text).toContain('class="skeleton"');
  });

  test('when drawing fails, and the reason is told to the log', async () => {
    await drawnSite(page("throw new Error('no such column')"));
    expect((await site.get(TRIAL)).text).toContain('class="skeleton"');
    expect(warnings.join()).toContain('no such column');
  });

  test('when drawing hangs: the reader does not wait for its end, the next page has a new thread', async () => {
    const times = { maxWaitMs: 100, maxDrawMs: 2000 };
    await drawnSite(
      page("if (path === '/policy') for (;;); return { html: '<main>drawn</main>', facts: {} }"),
      undefined,
      times,
    );
    const begun = performance.now();
    expect((await site.get('/policy')).text).toContain('class="skeleton"');
    expect(performance.now() - begun).toBeLessThan(times.maxDrawMs);
    await until(async () => (await site.get('/endUser')).text.includes('<main>drawn</main>'));
  });

  test('when the release has no module that draws, or names a file outside its own', async () => {
    await drawnSite();
    site.release('public_site', 'bbbbbbbb');
    expect((await site.get('/policy')).text).toContain('class="skeleton"');
    site.release('public_site', 'cccccccc', { draw: '/remotes/../../secret.mjs' });
    expect((await site.get('/policy')).text).toContain('class="skeleton"');
  });
});

test('a release draws its own pages from its first reader on', async () => {
  await drawnSite();
  await site.get('/policy');
  site.write('remotes/public-site/server/draw.1a1b1c1d.mjs', page("return { html: '<main>new</main>', facts: {} }"));
  site.release('public_site', 'dddddddd', { draw: '/remotes/public-site/server/draw.1a1b1c1d.mjs' });
  expect((await site.get('/policy')).text).toContain('<main>new</main>');
});
