import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toolchainFiles } from '../lib/node24.mjs';

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
