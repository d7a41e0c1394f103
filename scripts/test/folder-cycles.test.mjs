import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { findFolderCycles } from '../lib/lint/folder-cycles.mjs';
import { checkImports } from '../lib/lint/import-rules.mjs';
import { ensureNode24 } from '../lib/machine/node24.mjs';
import { plantTree } from './planted-tree.mjs';

const modulesOf = (...imports) =>
  imports.map(([source, ...targets]) => ({ source, dependencies: targets.map((resolved) => ({ resolved })) }));
const foldersOf = (modules) => findFolderCycles(modules, ['src']).map(({ from, to }) => `${from} → ${to}`);

test('Folders that import each other through different files are named, with both imports', () => {
  const modules = modulesOf(['src/a/one.ts', 'src/b/one.ts'], ['src/b/two.ts', 'src/a/two.ts']);
  assert.deepEqual(findFolderCycles(modules, ['src']), [
    {
      rule: 'no-folder-cycle',
      from: 'src/a',
      to: 'src/b → src/a',
      by: [
        { from: 'src/a/one.ts', to: 'src/b/one.ts' },
        { from: 'src/b/two.ts', to: 'src/a/two.ts' },
      ],
    },
  ]);
});

test('A circle over three folders is named once', () => {
  const modules = modulesOf(['src/a/x.ts', 'src/b/x.ts'], ['src/b/y.ts', 'src/c/x.ts'], ['src/c/y.ts', 'src/a/y.ts']);
  assert.deepEqual(foldersOf(modules), ['src/a → src/b → src/c → src/a']);
});

test('A folder inside a folder counts as that folder, and each root is looked at by itself', () => {
  const modules = modulesOf(
    ['src/a/in/x.ts', 'src/b/x.ts'],
    ['src/b/in/y.ts', 'src/a/y.ts'],
    ['api/a/x.ts', 'api/b/x.ts'],
  );
  assert.deepEqual(foldersOf(modules), ['src/a → src/b → src/a']);
  assert.deepEqual(findFolderCycles(modules, ['api', 'src/a']), []);
});

test('Tests, fixtures and files loose in the root close no circle', () => {
  const modules = modulesOf(
    ['src/a/x.ts', 'src/b/x.ts', 'src/loose.ts'],
    ['src/loose.ts', 'src/a/x.ts'],
    ['src/b/x.test.ts', 'src/a/x.ts'],
    ['src/b/x.fixture.ts', 'src/a/x.ts'],
  );
  assert.deepEqual(findFolderCycles(modules, ['src']), []);
});

test('The linter names a circle that is planted among the folders of the rules, by type imports too', async () => {
  const root = plantTree({
    'shared-domain/src/performance/uses-rank.ts': `import type { rank } from '../ranking/rank.ts'; export type R = typeof rank;`,
  });
  try {
    const { violations } = await checkImports(await ensureNode24(), root);
    assert.deepEqual(
      violations.map(({ rule, from, to }) => [rule, from, to]),
      [
        [
          'no-folder-cycle',
          'shared-domain/src/performance',
          'shared-domain/src/ranking → shared-domain/src/performance',
        ],
      ],
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
