import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { type DrawJob, openPageDrawer, type PageDrawer } from '../src/static/first-page/page-drawer.ts';
import { createPageRobots } from '../src/static/first-page/page-robots.ts';
import { type ServedSite, servePublishedSite } from './site-folder.ts';

const FRAME = "export const renderFrame = async () => ({ before: '', after: '' });";

const JOB: DrawJob = { path: '/', search: '', language: 'fr', site: { version: '1', ads: [], logos: [] }, answers: [] };

describe('What draws pages', () => {
  /** A page `/busy-250` takes 250 ms of the thread, `/hang` all of it. */
  const PAGE = `export const renderPage = async ({ path }) => {
    if (path === '/hang') for (;;);
    const end = performance.now() + Number(path.split('-')[1] ?? 0);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.max(0, end - performance.now()));
    return { html: path, facts: {} }; };`;
  let folder: string;
  let drawing: PageDrawer;
  let warnings: string[];

  function open(maxDrawMs: number): void {
    folder = mkdtempSync(join(tmpdir(), 'foulee-draw-'));
    warnings = [];
    const sources = { shell: join(folder, 'shell.mjs'), remote: join(folder, 'remote.mjs') };
    writeFileSync(sources.shell, FRAME);
    writeFileSync(sources.remote, PAGE);
    drawing = openPageDrawer(sources, { warn: (message) => warnings.push(message), maxDrawMs });
  }
  afterEach(() => {
    drawing.close();
    rmSync(folder, { recursive: true });
  });
  const draw = async (path: string, isWanted?: () => boolean) => {
    const drawn = await drawing.draw({ ...JOB, path }, isWanted);
    return typeof drawn === 'string' ? drawn : drawn.html;
  };

  test('7. ends a page that hangs, and none of those that wait behind it', async () => {
    open(1500);
    expect(await Promise.all([draw('/a'), draw('/hang'), draw('/b'), draw('/c')])).toEqual([
      '/a',
      'failed',
      '/b',
      '/c',
    ]);
    expect(warnings).toEqual(['a page took more than 1500 ms to draw']);
  });

  test('7. gives each page the whole time: the clock starts with the work, not with the wait', async () => {
    open(3000);
    const paths = Array.from({ length: 6 }, (_, i) => `/busy-${700 + i}`);
    expect(await Promise.all(paths.map((path) => draw(path)))).toEqual(paths);
  });

  test('7. lets so many wait, and leaves the others to browsers at once', async () => {
    open(3000);
    await draw('/a');
    const results = await Promise.all(Array.from({ length: 200 }, (_, i) => draw(`/${i}`)));
    expect(results.filter((each) => each === 'skipped').length).toBeGreaterThan(150);
    expect(results.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, i) => `/${i}`));
  });

  test('7. does not begin a page for which nobody waits any more', async () => {
    open(3000);
    await draw('/a');
    let isWanted = true;
    const results = [draw('/busy-100'), draw('/left', () => isWanted), draw('/b')];
    isWanted = false;
    expect(await Promise.all(results)).toEqual(['/busy-100', 'skipped', '/b']);
  });
});

describe('A page asked for with what somebody made up', () => {
  let site: ServedSite;
  let asked: string[];
  afterEach(() => site.close());

  /** Each drawing has its own number. */
  const PAGE = `let times = 0;
    export const renderPage = async ({ path }) => ({ html: '<main>' + path + ' ' + (++times) + '</main>', facts: {} });`;
  const challenge = { name: 'Meeting', kind: 'outdoor', tz: 'Europe/Paris', date: '2026-06-13', duration: 2 };
  const heat = { oid: 't1', gOID: 'g1', category: 57, round: 'h', date: '2026-06-14T10:00:00+02:00', results: 0 };

  async function openDrawnSite(): Promise<void> {
    asked = [];
    site = await servePublishedSite({
      ask: async (url) => {
        asked.push(url);
        if (/no-such/.test(url)) return undefined;
        const body = url.includes('/rounds/')
          ? { rounds: [{ heats: [heat] }] }
          : { ...challenge, live: [], day: [], groups: [{ oid: 'g1' }] };
        return { url, tag: '1', json: JSON.stringify(body) };
      },
      drawingTimes: { maxWaitMs: 15_000, maxDrawMs: 15_000 },
      isCompetition: (chOID) => chOID === 'c1',
    });
    site.write('shell/server/draw.mjs', FRAME);
    site.write('remotes/public-site/server/draw.0a0b0c0d.mjs', PAGE);
    site.release('public_site', 'aaaaaaaa', { draw: '/remotes/public-site/server/draw.0a0b0c0d.mjs' });
  }
  const drawnAt = async (path: string, headers?: Record<string, string>) =>
    /<main>(.*)<\/main>/.exec((await site.get(path, headers)).text)?.[1];

  test.each([
    ['a tab', '/challenge/c1/trial-t1', 't=made-up'],
    ['a day', '/challenge/c1', 'j=2026-07-01'],
    ['a day that is none', '/challenge/c1', 'j=2026-99-99'],
    ['a category that nobody is in', '/challenge/c1', 'cat=55'],
    ['a view', '/challenge/c1', 'v=made-up'],
    ['a round that nobody runs', '/challenge/c1/group/g1', 'r=s'],
    ['a round that is none', '/challenge/c1/group/g1', 'r=made-up'],
    ['a region', '/', 'insee=99'],
    ['a parameter that the page has not', '/policy', 'j=2026-06-13'],
    ['a rest of the address', '/challenge/c1/', 'x=1'],
  ])('7. is the same page as without it: %s', async (_, path, query) => {
    await openDrawnSite();
    const plain = await drawnAt(path.replace(/(?<=.)\/$/, ''));
    expect(plain).toMatch(/ 1$/);
    expect(await drawnAt(`${path}?${query}`)).toBe(plain);
  });

  test.each([
    ['a tab', '/challenge/c1/trial-t1', '?t=departs'],
    ['a day of the competition', '/challenge/c1', '?j=2026-06-14'],
    ['a category that somebody is in', '/challenge/c1', '?cat=57'],
    ['the announcements', '/challenge/c1', '?v=annonces'],
    ['a round of the event', '/challenge/c1/group/g1', '?r=h'],
    ['a region', '/', '?insee=53'],
  ])('is a page of its own where the page knows it: %s', async (_, path, query) => {
    await openDrawnSite();
    await drawnAt(path);
    expect(await drawnAt(path + query)).toBe(`${path}${query} 2`);
  });

  test('7. is not drawn for days of the calendar on which nothing is', async () => {
    await openDrawnSite();
    const pages = await Promise.all(['2026-01-02', '2019-03-04'].map((day) => site.get(`/?j=${day}`)));
    expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(pages[0]?.text).toContain('class="skeleton"');
  });

  test('7. is drawn once whatever Host says', async () => {
    await openDrawnSite();
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, i) => drawnAt('/policy', { host: `h${i}.example` })),
    );
    expect(new Set(pages)).toEqual(new Set(['/policy 1']));
  });

  test('7. is drawn once for all addresses that have no page, and asks for nothing', async () => {
    await openDrawnSite();
    const addresses = Array.from({ length: 10 }, (_, i) => [
      `/made-up-${i}`,
      `/challenge/made-up-${i}`,
      `/challenge/made-up-${i}/trial-t1`,
      `/challenges/${100 + i}`,
      `/challenge/c1/fa-${200 + i}`,
    ]).flat();
    const pages = await Promise.all(addresses.map((address) => drawnAt(address)));
    expect(new Set(pages)).toEqual(new Set(['/404 1']));
    expect(asked).toEqual([]);
  });

  test('7. is drawn once for all trials that are not in the programme, which is asked for once', async () => {
    await openDrawnSite();
    const pages = await Promise.all(Array.from({ length: 10 }, (_, i) => site.get(`/challenge/c1/trial-no-such-${i}`)));
    expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(pages[0]?.text).toContain('<main>/404/c1 1</main>');
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 404));
    expect(pages.map(({ headers }) => headers['x-robots-tag'])).toEqual(pages.map(() => 'noindex'));
    expect(asked).toEqual(['/api/rounds/c1']);
  });
});

test('7. A page of whose answers nothing is known in time is kept by no search engine, drawn or not', async () => {
  jest.useFakeTimers();
  try {
    const robots = createPageRobots(() => new Promise(() => undefined));
    const isNoindex = robots.isNoindex({ path: '/challenge/c1/teamresults/t', search: '', language: 'fr' });
    await jest.advanceTimersByTimeAsync(3000);
    expect(await isNoindex).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});
