import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { compareLibraryRules, findUnreachedRules } from '../lib/lint/library-rules.mjs';
import { plantTree } from './planted-tree.mjs';

const README = 'shared-domain/README.md';
const readme = (...lines) =>
  ['# Rules', '### Rules that only the library has', '', ...lines, '', '### More', '- `a`: `b`'].join('\n');

function inTree(planted, look) {
  const root = plantTree(planted);
  try {
    return look(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test('A rule is reached by its name, by another rule, by the contract; not by a test, nor by the entry alone', () => {
  const planted = {
    'shared-domain/src/index.ts': `export * from './ranking/rank.ts'; export * from './race/alone.ts';`,
    'shared-domain/src/race/alone.ts': `import { seconds } from './seconds.ts'; export const alone = seconds;`,
    'shared-domain/src/race/seconds.ts': `export const seconds = 1;`,
    'shared-domain/src/race/wire.ts': `export const wire = 1;`,
    'shared-domain/src/contract/paths.ts': `export { wire } from '../race/wire.ts';`,
    'shared-domain/src/performance/mark.ts': `export type Mark = number;`,
    'public-site/src/features/trial/trial.test.ts': `import { alone } from 'shared-domain'; alone;`,
  };
  assert.deepEqual(inTree(planted, findUnreachedRules), ['race/alone.ts', 'race/seconds.ts']);
});

test('What no program reaches is named until the README gives it to the library, and what it gives without need too', () => {
  const alone = { 'shared-domain/src/race/alone.ts': `export const alone = 1;` };
  const look = (...lines) => inTree({ ...alone, [README]: readme(...lines) }, compareLibraryRules);
  assert.deepEqual(look(), { listed: 0, unlisted: ['race/alone.ts'], needless: [] });
  assert.deepEqual(look('- `race`: `alone`'), { listed: 1, unlisted: [], needless: [] });
  assert.deepEqual(look('- `race`: `alone`, `gone`', '- `ranking`: `rank`').needless, [
    'race/gone.ts',
    'ranking/rank.ts',
  ]);
});

test('Every rule of the project is used, or the library’s by its README', () => {
  const { unlisted, needless } = compareLibraryRules();
  assert.deepEqual([unlisted, needless], [[], []]);
});
