import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningServer, startServer } from './running-server.ts';
import { until } from './until.ts';
import { aFinal } from './uploads.ts';

const FRAME = `export const renderFrame = async ({ path }) => path === '/lechrono'
  ? { before: '<header></header><main>Chrono</main><footer></footer>', after: '', title: 'Chrono' }
  : { before: '<header></header>', after: '<footer></footer>' };`;
const PAGE = `export const renderPage = async ({ path }) => ({ html: '<main>drawn ' + path + '</main>', facts: {} });`;
const DRAW = '/remotes/public-site/server/draw.0a0b0c0d.mjs';

let server: RunningServer;
let siteDir: string;
let known: string;
let hidden: string;
let gone: string;
let trial: string;
let group: string;

const read = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { status: answer.status, robots: answer.headers.get('x-robots-tag'), text: await answer.text() };
};

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'foulee-missing-'));
  const remote = {
    name: 'public_site',
    entry: '/remotes/public-site/e.js',
    version: '0.9.0',
    build: 'aaaaaaaa',
    platform: '1.0',
    released: '2026-11-21T10:00:00.000Z',
    preload: { js: [], css: [] },
    draw: DRAW,
  };
  for (const [path, text] of [
    ['shell/index.html', '<!doctype html><html lang="fr"><head></head><body><div id="root"></div></body></html>'],
    ['shell/server/draw.mjs', FRAME],
    [DRAW, PAGE],
    ['remotes.json', JSON.stringify({ remotes: [remote] })],
  ] as const) {
    mkdirSync(join(siteDir, path, '..'), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
  server = await startServer({ env: { SITE_DIR: siteDir } });
  known = (await server.createChallenge()).oid;
  await server.upload(known, aFinal());
  hidden = (await server.createChallenge({ visible: false })).oid;
  gone = (await server.createChallenge()).oid;
  await server.call('DELETE', `/api/lesecretariat/challenge?chOID=${gone}`);
  const [first] = await server.trials(known);
  trial = first?.oid ?? '';
  const { body } = await server.get<{ groups: { oid: string }[] }>(`/api/groups?chOID=${known}`);
  group = body.groups[0]?.oid ?? '';
  // The first drawing waits for its thread: until then readers get a page that their browser draws.
  await until(async () => (await read('/')).text.includes('drawn /'));
  await until(async () => (await read('/404')).text.includes('drawn /404'));
});
afterAll(async () => {
  await server.close();
  rmSync(siteDir, { recursive: true, force: true });
});

describe('An address that has no page (Q40)', () => {
  test.each<[string, () => string]>([
    ['that nothing was ever at', () => '/rien/du/tout'],
    ['of a region that is none', () => '/challenges/999'],
    ['of a competition that is not there', () => '/challenge/inconnu'],
    ['of a hidden competition', () => `/challenge/${hidden}`],
    ['of a deleted competition', () => `/challenge/${gone}/stats`],
    ['of a family that is none', () => `/challenge/${known}/fa-999`],
    ['where consoles of officials may come to stand', () => '/officiel'],
    ['of a console that is not there', () => '/officiel/judge'],
    ['beside the secretariat', () => '/mgr/foo'],
    ['that begins as the secretariat does', () => '/mgr/lesecretariats'],
  ])('%s answers 404, kept by no search engine, with the page that says so drawn', async (_, path) => {
    const { status, robots, text } = await read(path());
    expect([status, robots]).toEqual([404, 'noindex']);
    expect(text).toContain('<main>drawn /404</main>');
  });

  test.each(['/mgr', '/mgr/'])('%s, which people type, leads to the secretariat', async (path) => {
    const { status, headers } = await fetch(`${server.url}${path}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/mgr/lesecretariat/']);
  });

  test.each([
    ['a trial', 'trial-inconnu'],
    ['a group', 'group/inconnu'],
    ['an overall ranking', 'scratch/inconnu'],
    ['an athlete', 'athlete/inconnu'],
    ['a team', 'teammembers/inconnu'],
  ])(
    'of %s that a known competition has not answers 404 with the page that leads back to the competition',
    async (_, part) => {
      const path = `/challenge/${known}/${part}`;
      await until(async () => (await read(path)).text.includes('drawn'));
      const { status, robots, text } = await read(path);
      expect([status, robots]).toEqual([404, 'noindex']);
      expect(text).toContain(`<main>drawn /404/${known}</main>`);
    },
  );

  test('the page of a module is drawn as what it is, without the files of the public site', async () => {
    await until(async () => (await read('/lechrono')).text.includes('<main>Chrono</main>'));
    const { status, text } = await read('/lechrono');
    expect(status).toBe(200);
    expect(text).not.toMatch(/drawn|<link[^>]*public-site/);
  });

  test.each<[string, () => string]>([
    ['home', () => '/'],
    ['the list of a region', () => '/challenges/53'],
    ['the door of a module', () => '/lechrono'],
    ['the secretariat', () => '/mgr/lesecretariat'],
    ['whatever the secretariat itself may have', () => '/mgr/lesecretariat/x/y'],
    ['a competition', () => `/challenge/${known}`],
    ['a remainder that the landing page stands for', () => `/challenge/${known}/autre/chose`],
    ['a trial', () => `/challenge/${known}/trial-${trial}`],
    ['a group', () => `/challenge/${known}/group/${group}`],
    ['an overall ranking', () => `/challenge/${known}/scratch/${group}`],
  ])('and %s answers 200', async (_, path) => {
    const { status, text } = await read(path());
    expect(status).toBe(200);
    expect(text).not.toContain('drawn /404');
  });
});
