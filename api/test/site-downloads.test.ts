import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { VersionsAnswer } from 'shared-domain/contract';
import { versionsAnswer } from 'shared-domain/contract/schemas';
import { findPlatform, openDownloads } from '../src/static/downloads.ts';
import { startServer } from './running-server.ts';
import { serveSite } from './site-folder.ts';

const made: string[] = [];
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

const CONTENT = 'MZ the program';
const SHA = createHash('sha256').update(CONTENT).digest('hex');

/** A site folder with one program, changed on 1 November 2026. */
function aSite(): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'foulee-downloads-'));
  made.push(siteDir);
  mkdirSync(join(siteDir, 'downloads', 'older'), { recursive: true });
  writeFileSync(join(siteDir, 'downloads', 'chrono été.exe'), CONTENT);
  utimesSync(join(siteDir, 'downloads', 'chrono été.exe'), new Date(), new Date('2026-11-01T12:00:00Z'));
  writeFileSync(join(siteDir, 'downloads', '.hidden.exe'), 'x');
  symlinkSync('/etc/hostname', join(siteDir, 'downloads', 'link.exe'));
  return siteDir;
}

const ITEM = {
  name: 'chrono été.exe',
  size: CONTENT.length,
  platform: 'Windows',
  date: '2026-11-01',
  sha256: SHA,
  url: '/downloads/chrono%20%C3%A9t%C3%A9.exe',
};

test.each([
  ['chrono-2.1.exe', 'Windows'],
  ['chrono.dmg', 'macOS'],
  ['chrono-2.1-macos-arm64.zip', 'macOS'],
  ['chrono_win64.zip', 'Windows'],
  ['darwin.tar.gz', 'macOS'],
  ['chrono-linux-x64.tar.gz', 'Linux'],
  ['chrono.AppImage', 'Linux'],
  ['chrono.apk', 'Android'],
  ['winter-guide.pdf', 'all'],
])('%s is for %s', (name, platform) => {
  expect(findPlatform(name)).toBe(platform);
});

describe('the folder of downloads', () => {
  test('lists its files with size, platform, day and hash; what is hidden, a link or a folder is not given out', async () => {
    expect(await openDownloads(aSite(), () => {}).list()).toEqual([ITEM]);
  });

  test('that is not there has none', async () => {
    expect(await openDownloads(join(tmpdir(), 'foulee-no-such-folder'), () => {}).list()).toEqual([]);
  });

  test('gives a file that changed its new hash', async () => {
    const siteDir = aSite();
    const downloads = openDownloads(siteDir, () => {});
    await downloads.list();
    writeFileSync(join(siteDir, 'downloads', 'chrono été.exe'), 'another');
    const [item] = await downloads.list();
    expect([item?.size, item?.sha256]).toEqual([7, createHash('sha256').update('another').digest('hex')]);
  });

  test('is in GET /api/versions', async () => {
    const server = await startServer({ organiser: false, env: { SITE_DIR: aSite() } });
    const { body } = await server.get<VersionsAnswer>('/api/versions');
    await server.close();
    expect(versionsAnswer.safeParse(body).success).toBe(true);
    expect(body.downloads).toEqual([ITEM]);
  });
});

describe('a download', () => {
  test('is the file, to be saved under its name and never run in the page', async () => {
    const site = await serveSite();
    site.write('downloads/chrono été.html', '<script>alert(1)</script>');
    const file = await site.get('/downloads/chrono%20%C3%A9t%C3%A9.html');
    await site.close();
    expect([file.status, file.text]).toEqual([200, '<script>alert(1)</script>']);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="chrono _t_.html"; filename*=UTF-8''chrono%20%C3%A9t%C3%A9.html`,
      'x-content-type-options': 'nosniff',
    });
  });

  test('goes on where it broke off', async () => {
    const site = await serveSite();
    site.write('downloads/a.zip', '0123456789');
    const part = await site.get('/downloads/a.zip', { range: 'bytes=6-' });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, '6789', 'bytes 6-9/10']);
    const end = await site.get('/downloads/a.zip', { range: 'bytes=-3' });
    expect([end.status, end.text]).toEqual([206, '789']);
    const beyond = await site.get('/downloads/a.zip', { range: 'bytes=10-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
    const changed = await site.get('/downloads/a.zip', { range: 'bytes=6-', 'if-range': '"old"' });
    expect([changed.status, changed.text]).toEqual([200, '0123456789']);
    const known = await site.get('/downloads/a.zip', { 'if-none-match': String(part.headers.etag) });
    expect(known.status).toBe(304);
    await site.close();
  });

  test.each([
    '/downloads/',
    '/downloads/none.zip',
    '/downloads/..%2Fsecret.zip',
    '/downloads/.hidden.zip',
    '/downloads/a%00.zip',
  ])('%s is none', async (path) => {
    const site = await serveSite();
    site.write('secret.zip', 'secret');
    site.write('downloads/.hidden.zip', 'hidden');
    expect((await site.get(path)).status).toBe(404);
    await site.close();
  });
});
