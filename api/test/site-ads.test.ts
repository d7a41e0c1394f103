import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { adsOf } from '../src/static/ads.ts';
import { serveSite } from './site-folder.ts';

const made: string[] = [];
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

test('the operator’s images are listed by name, and nothing that is not an image', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'foulee-ads-'));
  made.push(siteDir);
  mkdirSync(join(siteDir, 'ads'));
  for (const name of ['deux clubs.png', 'club.svg', '.cache.png', 'notes.txt'])
    writeFileSync(join(siteDir, 'ads', name), '');
  expect(adsOf(siteDir)).toEqual(['/ads/club.svg', '/ads/deux%20clubs.png']);
});

test('a site without the folder has none', () => {
  expect(adsOf(join(tmpdir(), 'foulee-no-such-folder'))).toEqual([]);
});

test('an image is served from its own folder, and a page never from there', async () => {
  const site = await serveSite();
  site.write('ads/club.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const image = await site.get('/ads/club.svg');
  expect(image.status).toBe(200);
  expect(image.headers['content-type']).toBe('image/svg+xml');
  expect((await site.get('/ads/')).status).toBe(404);
  await site.close();
});
