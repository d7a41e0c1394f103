import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { findAnalytics, listImages } from '../src/static/operator-files.ts';
import { servePublishedSite, serveSite } from './site-folder.ts';

const made: string[] = [];
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

test.each(['ads', 'logos'] as const)('the operator’s %s are images listed by name, and nothing else', (folder) => {
  const siteDir = mkdtempSync(join(tmpdir(), 'foulee-images-'));
  made.push(siteDir);
  mkdirSync(join(siteDir, folder));
  for (const name of ['deux clubs.png', 'club.svg', '.cache.png', 'notes.txt'])
    writeFileSync(join(siteDir, folder, name), '');
  expect(listImages(siteDir, folder)).toEqual([`/${folder}/club.svg`, `/${folder}/deux%20clubs.png`]);
});

test('a site without these folders has no image and no measurement', () => {
  const nowhere = join(tmpdir(), 'foulee-no-such-folder');
  expect(listImages(nowhere, 'ads')).toEqual([]);
  expect(findAnalytics(nowhere)).toBeUndefined();
});

test('the module that measures the audience is asked for anew each time: the operator may replace it', async () => {
  const site = await serveSite();
  site.write('analytics/provider.js', 'export default {};');
  const module = await site.get('/analytics/provider.js');
  expect(module.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(module.headers['cache-control']).toBe('no-cache');
  await site.close();
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

test.each(['/', '/challenge/c1', '/mgr/lesecretariat/', '/officiel/', '/policy', '/nowhere'])(
  'what the operator says is in the facts of %s, and cannot end them',
  async (path) => {
    const site = await servePublishedSite({
      notice: 'Maintenance </script> à 20 h',
      publicUrl: 'https://r.example',
    });
    const { text } = await site.get(path);
    await site.close();
    const [, facts = '{}'] =
      /<script type="application\/json" id="site" data-origin="https:\/\/r\.example">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(facts)).toMatchObject({ notice: 'Maintenance </script> à 20 h' });
  },
);
