import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { satisfiesPlatform } from '../../shared-domain/src/platform/version.ts';
import { REMOTES, ROOT } from '../lib/project.mjs';
import { acceptedPlatform, fitsPlatform } from '../lib/release/platform.mjs';
import { pointTo, writeHistory, writeShell } from '../lib/release/remotes-file.mjs';
import { aRelease, aSiteWith, command, pointedBuilds } from './site-fixture.mjs';

/** A root at platform 1.2 whose secretariat imports `names` and accepts `accepts`. */
function aRoot(accepts, names) {
  const root = mkdtempSync(join(tmpdir(), 'foulee-platform-'));
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('shared-domain/src/platform/version.ts', `export const PLATFORM_VERSION = '1.2';`);
  write('shared-domain/src/platform/history.json', '{ "1.0": ["Link"], "1.1": ["useSearch"], "1.2": ["joinStream"] }');
  write('secretariat/platform.json', JSON.stringify({ accepts }));
  write('secretariat/src/App.tsx', `import {\n  ${names.join(',\n  ')},\n} from 'shared-domain/platform';`);
  write('secretariat/src/App.test.tsx', `import { joinStream } from 'shared-domain/platform';`);
  return root;
}

test('The release commands and the shell know one rule', () => {
  for (const accepts of ['1.0', '1.2', '1.10', '2.0', '1.2 || 2.0', '', 'next'])
    for (const has of ['0.9', '1.0', '1.2', '1.11', '2.0', '3.0', ''])
      assert.equal(fitsPlatform(accepts, has), satisfiesPlatform(accepts, has), `${accepts} on ${has}`);
});

test('Each remote of the project accepts the platform of the project, and imports nothing that came later than it says', () => {
  for (const folder of REMOTES) assert.match(acceptedPlatform(ROOT, folder), /^\d+\.\d+/);
});

test('A remote that imports what came with 1.1 cannot say that it accepts 1.0; a type, or a test, asks for nothing', () => {
  assert.equal(acceptedPlatform(aRoot('1.1', ['Link', 'useSearch', 'type Stream']), 'secretariat'), '1.1');
  assert.throws(() => acceptedPlatform(aRoot('1.0', ['Link', 'useSearch']), 'secretariat'), /1\.0.*useSearch/);
});

test('A remote that leaves out the platform that it is built with is refused; one that names a coming one is not', () => {
  assert.throws(() => acceptedPlatform(aRoot('2.0', ['Link']), 'secretariat'), /elle en est à 1\.2/);
  assert.equal(acceptedPlatform(aRoot('1.0 || 2.0', ['Link']), 'secretariat'), '1.0 || 2.0');
});

test('A site whose shell could not run a release keeps the one it has, and says why', () => {
  const site = aSiteWith(['aaaa1111', 'bbbb2222']);
  writeShell(site, { platform: '1.3', releases: [] });
  assert.throws(() => pointTo(site, { ...aRelease('cccc3333'), platform: '1.4' }), /plateforme 1\.4.*donne la 1\.3/);
  assert.equal(pointedBuilds(site).secretariat, 'bbbb2222');
  pointTo(site, { ...aRelease('cccc3333'), platform: '1.2 || 2.0' });
  assert.equal(pointedBuilds(site).secretariat, 'cccc3333');
});

test('A rollback to a release that the present shell could not run is refused', async () => {
  const site = aSiteWith(['aaaa1111', 'bbbb2222']);
  writeHistory(site, 'secretariat', [aRelease('aaaa1111'), { ...aRelease('bbbb2222'), platform: '2.0' }]);
  writeShell(site, { platform: '2.0', releases: [] });
  const { code, output } = await command('rollback.mjs', 'secretariat', '--site', site);
  assert.equal(code, 1);
  assert.match(output, /demande la plateforme 1\.0.*donne la 2\.0/);
  assert.equal(pointedBuilds(site).secretariat, 'bbbb2222');
});
