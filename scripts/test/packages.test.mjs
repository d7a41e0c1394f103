import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { checkPackages } from '../lib/lint/packages.mjs';

const SOUND = {
  'package.json': { devDependencies: { jest: '1' } },
  'scripts/reference.mjs': "run('node_modules/typedoc/bin/typedoc');",
  'rules/package.json': { name: 'rules', peerDependencies: { react: '1' }, devDependencies: { typedoc: '1' } },
  'rules/src/use.ts': "import { useState } from 'react';\nimport { join } from 'node:path';",
  'site/package.json': {
    name: 'site',
    dependencies: { react: '1', rules: '1', zod: '1' },
    devDependencies: { '@types/zod': '1' },
  },
  'site/src/App.tsx': "import {\n  useState,\n} from 'rules/src/use.ts';\nexport const lazy = () => import('zod/v4');",
  'site/src/App.test.tsx': "import { expect } from 'jest';\nimport './App.tsx';",
};

function check(planted = {}) {
  const root = mkdtempSync(join(tmpdir(), 'foulee-packages-'));
  for (const [path, content] of Object.entries({ ...SOUND, ...planted })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  const found = checkPackages(root, ['rules', 'site']).map(({ at, package: name }) => `${at}: ${name}`);
  rmSync(root, { recursive: true });
  return found;
}

test('Packages declared where they are imported pass: peers, types and what the commands run among them', () => {
  assert.deepEqual(check(), []);
});

test('A package that is imported and not declared is named with the file', () => {
  const planted = {
    'site/src/Card.tsx': "import { Card } from '@ui/kit/card';\nconst lib = require.resolve('other');",
  };
  assert.deepEqual(check(planted), ['site/src/Card.tsx: @ui/kit', 'site/src/Card.tsx: other']);
});

test('What the root declares is for tests and configurations alone', () => {
  assert.deepEqual(check({ 'site/src/run.ts': "import { expect } from 'jest';" }), ['site/src/run.ts: jest']);
});

test('A package that is declared and imported by no file is named', () => {
  const dependencies = { react: '1', rules: '1', zod: '1', antd: '1' };
  assert.deepEqual(check({ 'site/package.json': { name: 'site', dependencies } }), ['site/package.json: antd']);
});
