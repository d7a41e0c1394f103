import { join } from 'node:path';
import { jestFor } from '../jest.base.ts';

const database = join(import.meta.dirname, 'test', 'database');

export default {
  ...jestFor(import.meta.dirname),
  testTimeout: 20_000,
  globalSetup: join(database, 'global-setup.ts'),
  globalTeardown: join(database, 'global-teardown.ts'),
};
