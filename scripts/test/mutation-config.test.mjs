import assert from 'node:assert/strict';
import { test } from 'node:test';

test('the configuration of the mutation run is read, and its rules are those of the folders that it names', async () => {
  const { default: config } = await import('../../shared-domain/stryker.config.mjs');
  assert.ok(config.mutate.includes('src/record/**/*.ts'));
  assert.equal(typeof config.jest.config.transform, 'object');
});
