import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { publishShell } from '../lib/release/publish.mjs';
import { pointTo, readShell, writeShell } from '../lib/release/remotes-file.mjs';
import { aRelease, command, write } from './site-fixture.mjs';

/** A root whose shell is built: its page and frame under fixed names, its script under a hashed one. */
function aShell(hash, platform = '1.0', root = mkdtempSync(join(tmpdir(), 'foulee-root-'))) {
  write(join(root, 'shared-domain/src/platform/version.ts'), `export const PLATFORM_VERSION = '${platform}';`);
  write(join(root, 'shell/package.json'), '{ "version": "0.9.0" }');
  write(join(root, 'shell/dist/index.html'), `page ${hash}`);
  write(join(root, 'shell/dist/server/draw.mjs'), `frame ${hash}`);
  write(join(root, `shell/dist/main.${hash}.js`), `script ${hash}`);
  return root;
}

const aSite = () => mkdtempSync(join(tmpdir(), 'foulee-site-'));
const served = (site, file = 'index.html') => readFileSync(join(site, 'shell', file), 'utf8');
const rollBack = (site, ...args) => command('rollback.mjs', 'shell', '--site', site, ...args);

test('A rollback of the shell puts back what the present one replaced: its page, its frame, its platform', async () => {
  const site = aSite();
  await publishShell(site, aShell('aaaaaaaa', '1.0'));
  await publishShell(site, aShell('bbbbbbbb', '1.1'));
  assert.equal(served(site), 'page bbbbbbbb');
  const { code, output } = await rollBack(site);
  assert.equal(code, 0, output);
  assert.deepEqual([served(site), served(site, 'server/draw.mjs')], ['page aaaaaaaa', 'frame aaaaaaaa']);
  assert.equal(readShell(site).platform, '1.0');
  assert.ok(existsSync(join(site, 'shell/main.bbbbbbbb.js')), 'pages that are open keep their files');
});

test('A rollback of the shell goes to the build that is asked for, and is refused with the list where there is none', async () => {
  const site = aSite();
  for (const hash of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']) await publishShell(site, aShell(hash));
  const [first] = readShell(site).releases;
  assert.equal((await rollBack(site, '--to', first.build)).code, 0);
  assert.equal(served(site), 'page aaaaaaaa');
  const refused = await rollBack(site, '--to', 'none');
  assert.equal(refused.code, 1);
  assert.match(
    refused.output,
    new RegExp(
      readShell(site)
        .releases.map(({ build }) => build)
        .join(', '),
    ),
  );
});

test('A shell on which a present remote would not run is not put back: the remote is named, and nothing changes', async () => {
  const site = aSite();
  await publishShell(site, aShell('aaaaaaaa', '1.0'));
  await publishShell(site, aShell('bbbbbbbb', '1.1'));
  pointTo(site, { ...aRelease('newer000'), platform: '1.1' });
  const before = readFileSync(join(site, 'releases/shell.json'), 'utf8');
  const { code, output } = await rollBack(site);
  assert.equal(code, 1);
  assert.match(output, /secretariat 0\.9\.0 demande la plateforme 1\.1, et cette enveloppe \(.*\) donne la 1\.0/);
  assert.match(output, /npm run rollback -- secretariat/);
  assert.equal(served(site), 'page bbbbbbbb');
  assert.equal(readFileSync(join(site, 'releases/shell.json'), 'utf8'), before);
});

test('Where no older shell was published the rollback says so', async () => {
  const site = aSite();
  await publishShell(site, aShell('aaaaaaaa'));
  const { code, output } = await rollBack(site);
  assert.equal(code, 1);
  assert.match(output, /shell n'a pas de publication plus ancienne/);
});

test('A shell published before its releases were kept can be gone back to', async () => {
  const site = aSite();
  const old = aShell('aaaaaaaa');
  await publishShell(site, old);
  writeShell(site, { platform: '1.0' });
  await publishShell(site, aShell('bbbbbbbb'));
  const { code, output } = await rollBack(site);
  assert.equal(code, 0, output);
  assert.equal(served(site), 'page aaaaaaaa');
});

test('A rollback of the shell is no release to go back from: the next one goes back to what was there before', async () => {
  const site = aSite();
  await publishShell(site, aShell('aaaaaaaa'));
  await publishShell(site, aShell('bbbbbbbb'));
  await rollBack(site);
  await publishShell(site, aShell('cccccccc'));
  await rollBack(site);
  assert.equal(served(site), 'page aaaaaaaa');
});
