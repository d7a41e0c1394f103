import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ZONES } from '../lib/lint/import-rules.mjs';

/** A small tree of the project's shape that keeps every rule: each module does what its place allows. */
const SOUND = {
  'shared-domain/package.json': JSON.stringify({
    name: 'shared-domain',
    exports: {
      '.': './src/index.ts',
      './contract': './src/contract/index.ts',
      './contract/schemas': './src/contract/schemas/index.ts',
      './platform': './src/platform/index.ts',
    },
  }),
  'shared-domain/src/index.ts': `export * from './ranking/rank.ts';`,
  'shared-domain/src/ranking/rank.ts': `import type { Mark } from '../performance/mark.ts'; export const rank = (m: Mark) => m;`,
  'shared-domain/src/performance/mark.ts': `export type Mark = number; export const mark = 1;`,
  'shared-domain/src/contract/index.ts': `export type * from './types.ts'; export * from './paths.ts';`,
  'shared-domain/src/contract/paths.ts': `export const paths = 1;`,
  'shared-domain/src/contract/types.ts': `import type { z } from 'zod'; import type * as s from './schemas/index.ts'; export type T = z.infer<typeof s.trial>;`,
  'shared-domain/src/contract/schemas/index.ts': `import { z } from 'zod'; export const trial = z;`,
  'shared-domain/src/platform/index.ts': `export { Link } from 'react-router-dom'; export * from '../contract/index.ts';`,
  'shared-domain/src/testing/index.ts': `export const aTrial = () => 1;`,
  'shell/src/app/store.ts': `import { contact } from '../features/contact/contact.ts'; export const store = contact;`,
  'shell/src/features/contact/contact.ts': `export const contact = 1;`,
  'public-site/src/App.tsx': `import { home } from './features/home/home.ts'; export const lazy = () => import('./features/trial/trial.ts'); export default home;`,
  'public-site/src/features/home/home.ts': `import { Row } from '../../components/Row.tsx'; import { Link } from 'shared-domain/platform'; export const home = [Row, Link];`,
  'public-site/src/features/trial/trial.ts': `import { rank } from 'shared-domain'; export const trial = rank;`,
  'public-site/src/components/Row.tsx': `export const Row = () => null;`,
  'secretariat/src/features/trials/table.tsx': `import { Table } from 'antd'; export const table = Table;`,
  'api/src/server.ts': `import { app } from './app.ts'; app;`,
  'api/src/app.ts': `import { route } from './routes/trials.ts'; import { site } from './static/site.ts'; export const app = [route, site];`,
  'api/src/routes/trials.ts': `import { service } from '../services/upload.ts'; import * as s from 'shared-domain/contract/schemas'; export const route = [service, s];`,
  'api/src/services/upload.ts': `import { store } from '../store/trials.ts'; export const service = store;`,
  'api/src/store/trials.ts': `import { Kysely } from 'kysely'; export const store = Kysely;`,
  'api/src/static/site.ts': `import { paths } from 'shared-domain/contract'; export const site = paths;`,
  'e2e/journeys/live.spec.ts': `import { test } from '@playwright/test'; test;`,
  'bench/reads.bench.ts': `export const bench = 1;`,
};

const PACKAGES = [
  'zod',
  'react',
  'react-router-dom',
  '@reduxjs/toolkit',
  'react-redux',
  'i18next',
  'antd',
  'kysely',
  '@playwright/test',
];

/** Writes the sound tree, with `planted` files over it, into a new folder; gives back the folder. */
export function plantTree(planted = {}) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'foulee-zones-')));
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${text}\n`);
  };
  for (const folder of ZONES) mkdirSync(join(root, folder), { recursive: true });
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  symlinkSync(join(root, 'shared-domain'), join(root, 'node_modules', 'shared-domain'), 'junction');
  for (const [path, text] of Object.entries({ ...SOUND, ...planted })) write(path, text);
  return root;
}
