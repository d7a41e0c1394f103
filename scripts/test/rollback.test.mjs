import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aSiteWith, command, pointedBuilds } from './site-fixture.mjs';

test('A rollback points at the release before, and leaves the other remote alone', async () => {
  const site = aSiteWith(['first000', 'second00']);
  const { code, output } = await command('rollback.mjs', 'secretariat', '--site', site);
  assert.equal(code, 0, output);
  assert.deepEqual(pointedBuilds(site), { public_site: 'public00', secretariat: 'first000' });
});

test('A second rollback goes one further back', async () => {
  const site = aSiteWith(['first000', 'second00', 'third000']);
  await command('rollback.mjs', 'secretariat', '--site', site);
  await command('rollback.mjs', 'secretariat', '--site', site);
  assert.equal(pointedBuilds(site).secretariat, 'first000');
});

test('Where nothing older was released the rollback says so, fails, and changes nothing', async () => {
  const site = aSiteWith(['first000']);
  const { code, output } = await command('rollback.mjs', 'secretariat', '--site', site);
  assert.equal(code, 1);
  assert.match(output, /pas de publication plus ancienne/);
  assert.equal(pointedBuilds(site).secretariat, 'first000');
});

test('A rollback goes to the build that is asked for', async () => {
  const site = aSiteWith(['first000', 'second00', 'third000']);
  const { code, output } = await command('rollback.mjs', 'secretariat', '--site', site, '--to', 'first000');
  assert.equal(code, 0, output);
  assert.equal(pointedBuilds(site).secretariat, 'first000');
});

test('A build that was never released here is refused with the list of those that were, and changes nothing', async () => {
  const site = aSiteWith(['first000', 'second00']);
  for (const to of [['--to', 'fifth000'], ['--to']]) {
    const { code, output } = await command('rollback.mjs', 'secretariat', '--site', site, ...to);
    assert.equal(code, 1);
    assert.match(output, /first000, second00/);
  }
  assert.equal(pointedBuilds(site).secretariat, 'second00');
});

test('An application that is none is refused with the list of those that are', async () => {
  for (const args of [[], ['api'], ['../api'], ['secretariat', 'public-site']]) {
    const { code, output } = await command('rollback.mjs', ...args);
    assert.equal(code, 1);
    assert.match(output, /shell, public-site, secretariat/);
  }
});
