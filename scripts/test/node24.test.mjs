import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { installToolchain, toolchainFiles } from '../lib/machine/node24.mjs';

test('The Node that is brought is of one version, and of the bytes that were read when it was chosen', () => {
  for (const platform of ['linux-x64', 'linux-arm64', 'darwin-x64', 'win-x64']) {
    const { 'package.json': asked, 'package-lock.json': lock } = toolchainFiles(platform);
    const { version, integrity } = lock.packages[`node_modules/node-${platform}`];
    assert.match(version, /^24\.\d+\.\d+$/);
    assert.deepEqual(asked.dependencies, { [`node-${platform}`]: version });
    assert.match(integrity, /^sha512-[\w+/]{86}==$/);
  }
});

test('A machine that no Node is pinned for is brought none', () => {
  assert.equal(toolchainFiles('plan9-mips'), undefined);
});

test('The lock file is written before npm is asked to install exactly what it names', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'foulee-toolchain-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const asked = [];
  await installToolchain(
    folder,
    (args, where) => asked.push([args[0], JSON.parse(readFileSync(join(where, 'package-lock.json'), 'utf8'))]),
    'linux-x64',
  );
  assert.deepEqual(asked, [['ci', toolchainFiles('linux-x64')['package-lock.json']]]);
  await assert.rejects(
    installToolchain(folder, () => {}, 'plan9-mips'),
    /plan9-mips/,
  );
});
