import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { publishRemote, publishShell, publishSite } from '../lib/release/publish.mjs';
import { readHistory, readRemotes } from '../lib/release/remotes-file.mjs';
import { aRoot, command, pointedBuilds, rebuild, write } from './site-fixture.mjs';

test('A first publication holds the shell, the flags and both remotes', async () => {
  const { root, flags, site, data } = aRoot();
  await publishSite(site, flags, data, root);
  assert.equal(readFileSync(join(site, 'shell/index.html'), 'utf8'), 'page');
  assert.ok(existsSync(join(site, 'static/h240/fr.png')));
  const [publicSite, secretariat] = readRemotes(site);
  assert.equal(publicSite.entry, '/remotes/public-site/remoteEntry.aaaaaaaa.js');
  assert.deepEqual(secretariat.preload, {
    js: ['/remotes/secretariat/js/app.bbbbbbbb.js'],
    css: [],
    chunks: { 'page.home': ['/remotes/secretariat/js/page.home.bbbbbbbb.js'] },
  });
  assert.deepEqual([secretariat.version, secretariat.platform], ['0.9.0', '1.0']);
  assert.ok(existsSync(join(site, 'remotes/secretariat/js/app.bbbbbbbb.js')));
});

test('Publishing the same builds again changes nothing', async () => {
  const { root, flags, site, data } = aRoot();
  await publishSite(site, flags, data, root);
  const before = readFileSync(join(site, 'remotes.json'), 'utf8');
  await publishSite(site, flags, data, root);
  assert.equal(readFileSync(join(site, 'remotes.json'), 'utf8'), before);
  assert.equal(readHistory(site, 'secretariat').length, 1);
});

test('A release leaves the other remote and the shell as they were, and the old files in place', async () => {
  const { root, flags, site, data } = aRoot();
  await publishSite(site, flags, data, root);
  const before = pointedBuilds(site);
  rebuild(root, 'secretariat', 'cccccccc');
  await publishRemote(site, 'secretariat', undefined, root);
  const after = pointedBuilds(site);
  assert.equal(after.public_site, before.public_site);
  assert.notEqual(after.secretariat, before.secretariat);
  assert.ok(existsSync(join(site, 'remotes/secretariat/js/app.bbbbbbbb.js')));
});

test('A shell published alone leaves both remotes as they were, and names those that do not accept its platform', async () => {
  const { root, flags, site, data } = aRoot();
  await publishSite(site, flags, data, root);
  const before = readFileSync(join(site, 'remotes.json'), 'utf8');
  write(join(root, 'shell/dist/index.html'), 'page of 1.1');
  write(join(root, 'shared-domain/src/platform/version.ts'), `export const PLATFORM_VERSION = '1.1';`);
  const { platform, unchanged, leftBehind: none } = await publishShell(site, root);
  assert.deepEqual([platform, unchanged, none], ['1.1', false, []]);
  assert.equal(readFileSync(join(site, 'shell/index.html'), 'utf8'), 'page of 1.1');
  assert.equal(readFileSync(join(site, 'remotes.json'), 'utf8'), before);
  write(join(root, 'shared-domain/src/platform/version.ts'), `export const PLATFORM_VERSION = '2.0';`);
  const { leftBehind } = await publishShell(site, root);
  assert.deepEqual(
    leftBehind.map(({ name }) => name),
    ['public_site', 'secretariat'],
  );
});

test('A restart never undoes a rollback', async () => {
  const { root, flags, site, data } = aRoot();
  await publishSite(site, flags, data, root);
  const first = pointedBuilds(site).secretariat;
  rebuild(root, 'secretariat', 'cccccccc');
  await publishSite(site, flags, data, root);
  await command('rollback.mjs', 'secretariat', '--site', site);
  await publishSite(site, flags, data, root);
  assert.equal(pointedBuilds(site).secretariat, first);
});

test('A restart never undoes a rollback of the shell, nor publishes a remote that would not run on it', async () => {
  const { root, flags, site, data } = aRoot();
  await publishSite(site, flags, data, root);
  write(join(root, 'shell/dist/index.html'), 'newer page');
  write(join(root, 'shared-domain/src/platform/version.ts'), `export const PLATFORM_VERSION = '1.1';`);
  await publishSite(site, flags, data, root);
  const { code, output } = await command('rollback.mjs', 'shell', '--site', site);
  assert.equal(code, 0, output);
  const before = pointedBuilds(site);
  rebuild(root, 'secretariat', 'cccccccc');
  write(join(root, 'secretariat/platform.json'), '{ "accepts": "1.1" }');
  const { messages } = await publishSite(site, flags, data, root);
  assert.equal(readFileSync(join(site, 'shell/index.html'), 'utf8'), 'page');
  assert.deepEqual(pointedBuilds(site), before);
  assert.match(messages.join('\n'), /secretariat 0\.9\.0 demande la plateforme 1\.1, .* donne la 1\.0/);
});

test('A release to another origin puts the files there and names them by absolute address', async () => {
  const { root, flags, site, data } = aRoot();
  const dir = mkdtempSync(join(tmpdir(), 'foulee-other-'));
  await publishSite(site, flags, data, root);
  const origin = 'https://remotes.example.org';
  await publishRemote(site, 'secretariat', { origin, dir }, root);
  const { entry, preload } = readRemotes(site).find(({ name }) => name === 'secretariat');
  assert.equal(entry, `${origin}/remotes/secretariat/remoteEntry.bbbbbbbb.js`);
  assert.deepEqual(preload.js, [`${origin}/remotes/secretariat/js/app.bbbbbbbb.js`]);
  assert.ok(existsSync(join(dir, 'remotes/secretariat/remoteEntry.bbbbbbbb.js')));
});

test('A release to another origin says what each script and style must hash to; one of the site itself needs no hash', async () => {
  const { root, flags, site, data } = aRoot();
  const dir = mkdtempSync(join(tmpdir(), 'foulee-other-'));
  await publishSite(site, flags, data, root);
  const released = () => readRemotes(site).find(({ name }) => name === 'secretariat');
  assert.equal('integrity' in released(), false);
  write(join(root, 'secretariat/dist/app.bbbbbbbb.css'), 'styles');
  await publishRemote(site, 'secretariat', { origin: 'https://remotes.example.org', dir }, root);
  const files = ['app.bbbbbbbb.css', 'js/app.bbbbbbbb.js', 'remoteEntry.bbbbbbbb.js'];
  assert.deepEqual(Object.keys(released().integrity).sort(), files);
  for (const file of files) {
    const bytes = readFileSync(join(dir, 'remotes/secretariat', file));
    assert.equal(released().integrity[file], `sha384-${createHash('sha384').update(bytes).digest('base64')}`);
  }
});

test('A rollback goes back to what the present release replaced, never to one that was rolled back from', async () => {
  const { root, flags, site, data } = aRoot();
  await publishSite(site, flags, data, root);
  const good = pointedBuilds(site).secretariat;
  rebuild(root, 'secretariat', 'cccccccc');
  await publishRemote(site, 'secretariat', undefined, root);
  await command('rollback.mjs', 'secretariat', '--site', site);
  rebuild(root, 'secretariat', 'dddddddd');
  await publishRemote(site, 'secretariat', undefined, root);
  await command('rollback.mjs', 'secretariat', '--site', site);
  assert.equal(pointedBuilds(site).secretariat, good);
  const again = await command('rollback.mjs', 'secretariat', '--site', site);
  assert.equal(again.code, 1);
  assert.match(again.output, /pas de publication plus ancienne/);
});

test('A release of the build that is served publishes nothing and leaves the history as it was', async () => {
  const { root, flags, site, data } = aRoot();
  await publishSite(site, flags, data, root);
  rebuild(root, 'secretariat', 'cccccccc');
  assert.equal((await publishRemote(site, 'secretariat', undefined, root)).unchanged, false);
  const before = [readHistory(site, 'secretariat'), readRemotes(site)];
  assert.equal((await publishRemote(site, 'secretariat', undefined, root)).unchanged, true);
  assert.deepEqual([readHistory(site, 'secretariat'), readRemotes(site)], before);
});

test('A release over itself goes back to where it did before', async () => {
  const { root, flags, site, data } = aRoot();
  await publishSite(site, flags, data, root);
  const first = pointedBuilds(site).secretariat;
  rebuild(root, 'secretariat', 'cccccccc');
  await publishRemote(site, 'secretariat', undefined, root);
  await publishRemote(site, 'secretariat', undefined, root);
  await command('rollback.mjs', 'secretariat', '--site', site);
  assert.equal(pointedBuilds(site).secretariat, first);
});

test('The pointer says nothing of what a release replaced: that is the history’s', async () => {
  const { root, flags, site, data } = aRoot();
  await publishSite(site, flags, data, root);
  rebuild(root, 'secretariat', 'cccccccc');
  await publishRemote(site, 'secretariat', undefined, root);
  const [first, second] = readHistory(site, 'secretariat');
  assert.equal(first.replaced, null);
  assert.deepEqual(second.replaced, { build: first.build, entry: first.entry });
  assert.ok(readRemotes(site).every((release) => !('replaced' in release)));
  await command('rollback.mjs', 'secretariat', '--site', site);
  assert.ok(readRemotes(site).every((release) => !('replaced' in release)));
});
