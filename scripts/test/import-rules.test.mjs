import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { checkImports } from '../lib/lint/import-rules.mjs';
import { ensureNode24 } from '../lib/machine/node24.mjs';
import { plantTree } from './planted-tree.mjs';

const node = await ensureNode24();

/** One forbidden import each: the file that is planted, what it says, and the rule that must name it. */
const PLANTED = [
  ['shared-domain/src/ranking/a.ts', `import { useState } from 'react'; useState;`, 'rules-pure'],
  ['shared-domain/src/ranking/b.ts', `import { readFileSync } from 'node:fs'; readFileSync;`, 'rules-pure'],
  ['shared-domain/src/ranking/c.ts', `import { paths } from '../contract/paths.ts'; paths;`, 'rules-pure'],
  ['shared-domain/src/ranking/d.ts', `import type { T } from '../contract/types.ts'; export type D = T;`, 'rules-pure'],
  [
    'shared-domain/src/contract/a.ts',
    `import { Link } from '../platform/index.ts'; Link;`,
    'contract-knows-rules-only',
  ],
  ['shared-domain/src/contract/b.ts', `import { trial } from './schemas/index.ts'; trial;`, 'contract-is-light'],
  ['shared-domain/src/contract/c.ts', `import { z } from 'zod'; z;`, 'contract-is-light'],
  [
    'shared-domain/src/live-input/a.ts',
    `import { trial } from '../contract/schemas/index.ts'; trial;`,
    'live-input-is-light',
  ],
  ['shared-domain/src/ranking/c.ts', `import { a } from '../live-input/a.ts'; a;`, 'rules-pure'],
  ['shared-domain/src/board/a.ts', `import { trial } from '../contract/schemas/index.ts'; trial;`, 'board-is-light'],
  [
    'shared-domain/src/platform/a.ts',
    `import { Row } from '../../../public-site/src/components/Row.tsx'; Row;`,
    'platform-stays-low',
  ],
  [
    'shared-domain/src/platform/b.ts',
    `import { trial } from '../contract/schemas/index.ts'; trial;`,
    'schemas-are-the-servers',
  ],
  ['shared-domain/src/ranking/cycle-a.ts', `import { b } from './cycle-b.ts'; export const a = b;`, 'no-cycle'],
  [
    'shared-domain/src/ranking/cycle-b.ts',
    `import type { a } from './cycle-a.ts'; export const b = 1 as typeof a;`,
    'no-cycle',
  ],
  ['public-site/src/features/home/a.ts', `import { trial } from '../trial/trial.ts'; trial;`, 'features-apart'],
  ['public-site/src/features/home/b.ts', `export const lazy = () => import('../trial/trial.ts');`, 'features-apart'],
  ['public-site/src/features/home/c.ts', `import App from '../../App.tsx'; App;`, 'public-site-downwards'],
  [
    'public-site/src/components/a.ts',
    `import { trial } from '../features/trial/trial.ts'; trial;`,
    'public-site-downwards',
  ],
  ['public-site/src/components/b.ts', `import { Table } from 'antd'; Table;`, 'antd-in-secretariat-only'],
  ['public-site/src/components/c.ts', `import { Link } from 'react-router-dom'; Link;`, 'platform-is-the-door'],
  [
    'secretariat/src/components/a.ts',
    `import { createApi } from '@reduxjs/toolkit'; createApi;`,
    'platform-is-the-door',
  ],
  [
    'public-site/src/components/d.ts',
    `import { useSelector } from 'react-redux'; useSelector;`,
    'platform-is-the-door',
  ],
  ['secretariat/src/components/b.ts', `import i18next from 'i18next'; i18next;`, 'platform-is-the-door'],
  [
    'secretariat/src/components/c.ts',
    `import { Row } from '../../../public-site/src/components/Row.tsx'; Row;`,
    'one-application-alone',
  ],
  ['shell/src/app/a.ts', `import App from '../../../public-site/src/App.tsx'; App;`, 'one-application-alone'],
  ['shell/src/app/b.ts', `import * as s from 'shared-domain/contract/schemas'; s;`, 'schemas-are-the-servers'],
  [
    'shell/src/app/c.ts',
    `import { rank } from '../../../shared-domain/src/ranking/rank.ts'; rank;`,
    'shared-domain-by-its-entries',
  ],
  [
    'shell/src/app/d.ts',
    `import { aTrial } from '../../../shared-domain/src/testing/index.ts'; aTrial;`,
    'testing-only-in-tests',
  ],
  ['shell/src/features/contact/a.ts', `import { store } from '../../app/store.ts'; store;`, 'shell-downwards'],
  ['api/src/store/a.ts', `import { service } from '../services/upload.ts'; service;`, 'api-downwards'],
  ['api/src/services/a.ts', `import { route } from '../routes/trials.ts'; route;`, 'api-downwards'],
  ['api/src/routes/a.ts', `import { app } from '../app.ts'; app;`, 'api-downwards'],
  ['api/src/routes/b.ts', `import { sql } from 'kysely'; sql;`, 'sql-in-the-store'],
  ['api/src/routes/c.ts', `import { Link } from 'shared-domain/platform'; Link;`, 'api-has-no-screen'],
  ['api/src/static/a.ts', `import { store } from '../store/trials.ts'; store;`, 'static-apart'],
  ['e2e/journeys/a.spec.ts', `import { app } from '../../api/src/app.ts'; app;`, 'journeys-see-a-browser'],
  ['bench/a.ts', `import './nowhere.ts';`, 'no-unresolved'],
];

async function violationsOf(planted) {
  const root = plantTree(planted);
  try {
    return await checkImports(node, root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test('A tree that keeps the import directions passes', async () => {
  const { modules, violations } = await violationsOf({});
  assert.deepEqual(violations, []);
  assert.ok(modules > 20, `only ${modules} modules were read`);
});

const { violations } = await violationsOf(Object.fromEntries(PLANTED.map(([file, text]) => [file, text])));

for (const [file, text, rule] of PLANTED) {
  test(`${rule} refuses, in ${file}: ${text}`, () => {
    const named = violations.filter(({ from, to }) => from === file || to === file).map((violation) => violation.rule);
    assert.ok(named.includes(rule), `${rule} was not named; named: ${named.join(', ') || 'none'}`);
  });
}

test('A planted import makes no sound file guilty', () => {
  const files = new Set(PLANTED.map(([file]) => file));
  assert.deepEqual(
    violations.filter(
      ({ from, to, rule, by = [] }) =>
        !files.has(from) && !(rule === 'no-cycle' && files.has(to)) && !by.some((step) => files.has(step.from)),
    ),
    [],
  );
});
