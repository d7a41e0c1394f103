import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { publishRemote, publishShell, publishSite } from '../lib/release/publish.mjs';
import { readHistory, readRemotes } from '../lib/release/remotes-file.mjs';
import { command, pointedBuilds } from './site-fixture.mjs';

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A remote's build as rspack leaves it, its files named by `hash`. */
function aBuild(root, folder, hash) {
  const dist = join(root, folder, 'dist');
  write(join(root, folder, 'package.json'), '{ "version": "0.9.0" }');
  write(join(root, folder, 'platform.json'), '{ "accepts": "1.0" }');
  write(join(dist, `remoteEntry.${hash}.js`), `entry ${hash}`);
  write(join(dist, `js/app.${hash}.js`), `app ${hash}`);
  write(join(dist, 'page-files.json'), JSON.stringify({ 'page.home': [`js/page.home.${hash}.js`] }));
  const assets = { js: { sync: [`js/app.${hash}.js`], async: ['js/later.js'] }, css: { sync: [], async: [] } };
  write(join(dist, 'mf-manifest.json'), JSON.stringify({ exposes: [{ name: 'App', assets }] }));
}

/** A root whose three apps are built, and an empty site folder. */
function aRoot() {
  const root = mkdtempSync(join(tmpdir(), 'foulee-root-'));
  write(join(root, 'shared-domain/src/platform/version.ts'), `export const PLATFORM_VERSION = '1.0';`);
  write(join(root, 'shared-domain/src/platform/history.json'), '{ "1.0": ["Link"] }');
  write(join(root, 'shell/package.json'), '{ "version": "0.9.0" }');
  write(join(root, 'shell/dist/index.html'), 'page');
  write(join(root, 'flags/fr.png'), 'flag');
  aBuild(root, 'public-site', 'aaaaaaaa');
  aBuild(root, 'secretariat', 'bbbbbbbb');
  return { root, flags: join(root, 'flags'), site: mkdtempSync(join(tmpdir(), 'foulee-site-')) };
}

/** A new build begins from an empty folder. */
function rebuild(root, folder, hash) {
  rmSync(join(root, folder, 'dist'), { recursive: true });
  aBuild(root, folder, hash);
}

test('A first publication holds the shell, the flags and both remotes', async () => {
  const { root, flags, site } = aRoot();
  await publishSite(site, flags, root);
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
  const { root, flags, site } = aRoot();
  await publishSite(site, flags, root);
  const before = readFileSync(join(site, 'remotes.json'), 'utf8');
  await publishSite(site, flags, root);
  assert.equal(readFileSync(join(site, 'remotes.json'), 'utf8'), before);
  assert.equal(readHistory(site, 'secretariat').length, 1);
});

test('A release leaves the other remote and the shell as they were, and the old files in place', async () => {
  const { root, flags, site } = aRoot();
  await publishSite(site, flags, root);
  const before = pointedBuilds(site);
  rebuild(root, 'secretariat', 'cccccccc');
  await publishRemote(site, 'secretariat', undefined, root);
  const after = pointedBuilds(site);
  assert.equal(after.public_site, before.public_site);
  assert.notEqual(after.secretariat, before.secretariat);
  assert.ok(existsSync(join(site, 'remotes/secretariat/js/app.bbbbbbbb.js')));
});

test('A shell published alone leaves both remotes as they were, and names those that do not accept its platform', async () => {
  const { root, flags, site } = aRoot();
  await publishSite(site, flags, root);
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
  const { root, flags, site } = aRoot();
  await publishSite(site, flags, root);
  const first = pointedBuilds(site).secretariat;
  rebuild(root, 'secretariat', 'cccccccc');
  await publishSite(site, flags, root);
  await command('rollback.mjs', 'secretariat', '--site', site);
  await publishSite(site, flags, root);
  assert.equal(pointedBuilds(site).secretariat, first);
});

test('A restart never undoes a rollback of the shell, nor publishes a remote that would not run on it', async () => {
  const { root, flags, site } = aRoot();
  await publishSite(site, flags, root);
  write(join(root, 'shell/dist/index.html'), 'newer page');
  write(join(root, 'shared-domain/src/platform/version.ts'), `export const PLATFORM_VERSION = '1.1';`);
  await publishSite(site, flags, root);
  const { code, output } = await command('rollback.mjs', 'shell', '--site', site);
  assert.equal(code, 0, output);
  const before = pointedBuilds(site);
  rebuild(root, 'secretariat', 'cccccccc');
  write(join(root, 'secretariat/platform.json'), '{ "accepts": "1.1" }');
  const { refused } = await publishSite(site, flags, root);
  assert.equal(readFileSync(join(site, 'shell/index.html'), 'utf8'), 'page');
  assert.deepEqual(pointedBuilds(site), before);
  assert.match(refused[0], /secretariat 0\.9\.0 demande la plateforme 1\.1, .* donne la 1\.0/);
});

test('A release to another origin puts the files there and names them by absolute address', async () => {
  const { root, flags, site } = aRoot();
  const dir = mkdtempSync(join(tmpdir(), 'foulee-other-'));
  await publishSite(site, flags, root);
  const origin = 'https://remotes.example.org';
  await publishRemote(site, 'secretariat', { origin, dir }, root);
  const { entry, preload } = readRemotes(site).find(({ name }) => name === 'secretariat');
  assert.equal(entry, `${origin}/remotes/secretariat/remoteEntry.bbbbbbbb.js`);
  assert.deepEqual(preload.js, [`${origin}/remotes/secretariat/js/app.bbbbbbbb.js`]);
  assert.ok(existsSync(join(dir, 'remotes/secretariat/remoteEntry.bbbbbbbb.js')));
});

test('A release to another origin says what each script and style must hash to; one of the site itself needs no hash', async () => {
  const { root, flags, site } = aRoot();
  const dir = mkdtempSync(join(tmpdir(), 'foulee-other-'));
  await publishSite(site, flags, root);
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
  const { root, flags, site } = aRoot();
  await publishSite(site, flags, root);
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
  const { root, flags, site } = aRoot();
  await publishSite(site, flags, root);
  rebuild(root, 'secretariat', 'cccccccc');
  assert.equal((await publishRemote(site, 'secretariat', undefined, root)).unchanged, false);
  const before = [readHistory(site, 'secretariat'), readRemotes(site)];
  assert.equal((await publishRemote(site, 'secretariat', undefined, root)).unchanged, true);
  assert.deepEqual([readHistory(site, 'secretariat'), readRemotes(site)], before);
});

test('A release over itself goes back to where it did before', async () => {
  const { root, flags, site } = aRoot();
  await publishSite(site, flags, root);
  const first = pointedBuilds(site).secretariat;
  rebuild(root, 'secretariat', 'cccccccc');
  await publishRemote(site, 'secretariat', undefined, root);
  await publishRemote(site, 'secretariat', undefined, root);
  await command('rollback.mjs', 'secretariat', '--site', site);
  assert.equal(pointedBuilds(site).secretariat, first);
});

test('The pointer says nothing of what a release replaced: that is the history’s', async () => {
  const { root, flags, site } = aRoot();
  await publishSite(site, flags, root);
  rebuild(root, 'secretariat', 'cccccccc');
  await publishRemote(site, 'secretariat', undefined, root);
  const [first, second] = readHistory(site, 'secretariat');
  assert.equal(first.replaced, null);
  assert.deepEqual(second.replaced, { build: first.build, entry: first.entry });
  assert.ok(readRemotes(site).every((release) => !('replaced' in release)));
  await command('rollback.mjs', 'secretariat', '--site', site);
  assert.ok(readRemotes(site).every((release) => !('replaced' in release)));
});
