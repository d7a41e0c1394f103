import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { publishRemote, publishShell, publishSite } from '../lib/release/publish.mjs';
import { readHistory, readShell } from '../lib/release/remotes-file.mjs';
import { aRoot, command, pointedBuilds, rebuild, write } from './site-fixture.mjs';

/** Builds a version in the checkout: the three applications, as `git checkout` and `npm run build` leave them. */
function checkOut(root, [hash, platform = '1.0']) {
  write(join(root, 'shared-domain/src/platform/version.ts'), `export const PLATFORM_VERSION = '${platform}';`);
  write(join(root, 'shared-domain/src/platform/history.json'), JSON.stringify({ [platform]: [] }));
  rmSync(join(root, 'shell/dist'), { recursive: true });
  write(join(root, 'shell/dist/index.html'), `page ${hash}`);
  for (const folder of ['public-site', 'secretariat']) rebuild(root, folder, hash, platform);
}

const OLD = ['aaaaaaaa', '1.0'];
const NEW = ['bbbbbbbb', '2.0'];

/** A server that started as the old version, then as the new one. */
async function anUpgraded() {
  const { root, flags, site, data } = aRoot();
  const start = () => publishSite(site, flags, data, root);
  checkOut(root, OLD);
  await start();
  const old = served(site);
  checkOut(root, NEW);
  await start();
  return { root, flags, site, data, start, old, present: served(site) };
}

/** What readers get: the build of each remote, the shell's platform and its page. */
const served = (site) => ({
  ...pointedBuilds(site),
  platform: readShell(site).platform,
  page: readFileSync(join(site, 'shell/index.html'), 'utf8'),
});

test('The start of an older checkout puts its shell and both remotes back, and the start of the newer one brings those again', async () => {
  const { root, site, start, old, present } = await anUpgraded();
  assert.notDeepEqual(old, present);
  checkOut(root, OLD);
  assert.deepEqual(await start(), { messages: [] });
  assert.deepEqual(served(site), old);
  await start();
  assert.deepEqual(served(site), old, 'a restart changes nothing');
  checkOut(root, NEW);
  await start();
  assert.deepEqual(served(site), present);
});

test('After going back the history is as it was: a rollback goes where it went before', async () => {
  const { root, site, start, old } = await anUpgraded();
  const history = () => ['public-site', 'secretariat'].map((folder) => readHistory(site, folder));
  const before = [history(), readShell(site).releases];
  checkOut(root, OLD);
  await start();
  assert.deepEqual([history(), readShell(site).releases], before);
  const { code, output } = await command('rollback.mjs', 'secretariat', '--site', site);
  assert.equal(code, 1);
  assert.match(output, /pas de publication plus ancienne/);
  assert.deepEqual(served(site), old);
});

test('What a rollback withdrew stays away also when a checkout comes again; a release puts it back', async () => {
  const { root, site, data, flags, start } = await anUpgraded();
  rebuild(root, 'secretariat', 'cccccccc', '2.0');
  await publishRemote(site, 'secretariat', undefined, root);
  const withdrawn = pointedBuilds(site).secretariat;
  await command('rollback.mjs', 'secretariat', '--site', site);
  const good = pointedBuilds(site).secretariat;
  // The checkout has a build that it did not have at the last start, and it is the one that was withdrawn.
  const { messages } = await start();
  assert.equal(pointedBuilds(site).secretariat, good);
  assert.match(
    messages.join('\n'),
    new RegExp(`secretariat reste à ${good}.*${withdrawn}.*npm run release -- secretariat`),
  );
  await publishRemote(site, 'secretariat', undefined, root);
  assert.equal(pointedBuilds(site).secretariat, withdrawn);
  assert.deepEqual(await publishSite(site, flags, data, root), { messages: [] });
  assert.equal(pointedBuilds(site).secretariat, withdrawn);
});

test('A restart does not undo a release made from another folder, nor does a second server with an older checkout', async () => {
  const { flags, site, start } = await anUpgraded();
  const other = aRoot();
  checkOut(other.root, NEW);
  rebuild(other.root, 'secretariat', 'dddddddd', '2.0');
  await publishRemote(site, 'secretariat', undefined, other.root);
  const released = pointedBuilds(site).secretariat;
  await start();
  assert.equal(pointedBuilds(site).secretariat, released);
  const second = aRoot();
  checkOut(second.root, OLD);
  await publishSite(site, flags, second.data, second.root);
  await publishSite(site, flags, second.data, second.root);
  assert.equal(pointedBuilds(site).secretariat, released);
});

test('A shell on which a remote that a rollback keeps would not run is left aside until that remote is released', async () => {
  const { root, flags, site, data, start, old } = await anUpgraded();
  rebuild(root, 'secretariat', 'cccccccc', '2.0');
  await publishRemote(site, 'secretariat', undefined, root);
  await command('rollback.mjs', 'secretariat', '--site', site);
  checkOut(root, OLD);
  await start();
  checkOut(root, NEW);
  rebuild(root, 'secretariat', 'cccccccc', '2.0');
  for (let starts = 0; starts < 2; starts += 1) {
    const { messages } = await start();
    assert.deepEqual(served(site), old);
    assert.match(messages[0], /donne la plateforme 2\.0, et secretariat .* demande la 1\.0/);
  }
  await publishShell(site, root);
  await publishRemote(site, 'secretariat', undefined, root);
  assert.deepEqual(await publishSite(site, flags, data, root), { messages: [] });
  assert.equal(served(site).page, 'page bbbbbbbb');
  assert.notEqual(served(site).public_site, old.public_site);
});

for (const text of ['', '{"shell": "aaa', 'null', '[1]'])
  test(`What a start noted of its builds may be damaged (${JSON.stringify(text)}): the next start publishes and notes them again`, async () => {
    const { root, site, data, start, old } = await anUpgraded();
    writeFileSync(join(data, 'started-builds.json'), text);
    assert.deepEqual(await start(), { messages: [] });
    checkOut(root, OLD);
    await start();
    assert.deepEqual(served(site), old);
  });
