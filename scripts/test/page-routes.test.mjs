import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { findOwnRoutes } from '../lib/page-routes.mjs';
import { plantTree } from './planted-tree.mjs';

test('a page that is routed beside the table of public pages is named', () => {
  const file = 'public-site/src/features/home/Extra.tsx';
  const root = plantTree({
    [file]: `import {\n  Link,\n  Route,\n} from 'shared-domain/platform';\nexport const Extra = [Link, Route];`,
  });
  try {
    assert.deepEqual(findOwnRoutes(root), [file]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('the public site has no route beside the table', () => {
  assert.deepEqual(findOwnRoutes(), []);
});
