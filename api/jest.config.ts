import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { jestFor } from '../jest.base.ts';

const database = join(import.meta.dirname, 'test', 'database');

/** These tests wait for a disk and a network more than they compute; the long ones hold times to the millisecond, one by one. */
const maxWorkers =
  process.env.FOULEE_LONG === '1' ? 1 : availableParallelism() + (process.env.TEST_DATABASE === 'postgres' ? 1 : 0);

export default {
  ...jestFor(import.meta.dirname),
  // What only PostgreSQL has: several instances on one database.
  ...(process.env.TEST_DATABASE === 'postgres'
    ? {}
    : { testPathIgnorePatterns: ['/node_modules/', '/test/postgres/'] }),
  maxWorkers,
  testTimeout: 20_000,
  globalSetup: join(database, 'global-setup.ts'),
  globalTeardown: join(database, 'global-teardown.ts'),
};
