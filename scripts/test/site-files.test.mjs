import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { withLock } from '../lib/release/lock.mjs';
import { copyBeside } from '../lib/release/site-files.mjs';

const aFolder = () => mkdtempSync(join(tmpdir(), 'foulee-files-'));

test('Files of a release come beside the old ones, and a hashed file already there is not written again', () => {
  const [from, to] = [aFolder(), aFolder()];
  writeFileSync(join(to, 'old.00112233.js'), 'old');
  writeFileSync(join(to, 'same.44556677.js'), 'kept');
  mkdirSync(join(from, 'css'));
  for (const [name, text] of [
    ['same.44556677.js', 'new'],
    ['css/app.8899aabb.css', 'css'],
    ['index.html', 'page'],
  ]) {
    writeFileSync(join(from, name), text);
  }
  copyBeside(from, to, ['index.html']);
  assert.equal(readFileSync(join(to, 'same.44556677.js'), 'utf8'), 'kept');
  assert.deepEqual(readdirSync(to, { recursive: true }).sort(), [
    'css',
    'css/app.8899aabb.css',
    'index.html',
    'old.00112233.js',
    'same.44556677.js',
  ]);
});

test('Two commands never overlap in a folder, and the lock of a killed one is taken over', async () => {
  const site = aFolder();
  writeFileSync(join(site, '.lock'), '999999999');
  const seen = [];
  const publication = (name) =>
    withLock(site, async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      seen.push(`${name} ends`);
    });
  await Promise.all([publication('a'), publication('b')]);
  assert.equal(seen.length, 4);
  assert.equal(seen[0]?.[0], seen[1]?.[0], seen.join(', '));
  assert.ok(!existsSync(join(site, '.lock')));
});

test('The lock of another machine on a shared folder is waited for a minute, though no process of its number runs here', async () => {
  const site = aFolder();
  const lock = join(site, '.lock');
  writeFileSync(lock, '999999999 another-machine');
  const seen = [];
  const publication = withLock(site, () => seen.push('published'));
  await new Promise((resolve) => setTimeout(resolve, 250));
  assert.deepEqual(seen, []);
  const before = new Date(Date.now() - 61_000);
  utimesSync(lock, before, before);
  await publication;
  assert.deepEqual(seen, ['published']);
});

test('The lock of a build that takes minutes stays fresh for other machines while the work goes on', async (t) => {
  const folder = aFolder();
  const lock = join(folder, '.lock');
  t.mock.timers.enable({ apis: ['setInterval'] });
  await withLock(folder, () => {
    const old = new Date(Date.now() - 61_000);
    utimesSync(lock, old, old);
    t.mock.timers.tick(20_000);
    assert.ok(Date.now() - statSync(lock).mtimeMs < 10_000);
  });
  assert.ok(!existsSync(lock));
  t.mock.timers.tick(20_000);
  assert.ok(!existsSync(lock), 'nothing is written once the work is done');
});
