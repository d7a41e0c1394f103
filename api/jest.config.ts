import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createJestConfig } from '../jest.base.ts';

const database = join(import.meta.dirname, 'test', 'database');

/** These tests wait now and then, for a disk, a network or a clock; the long ones hold times to the millisecond, one by one. */
const WORKERS = availableParallelism() + 1;
const maxWorkers = process.env.FOULEE_LONG === '1' ? 1 : WORKERS;

/**
 * What also asks PostgreSQL in the short run: what the store does its own way on each database, who writes or hears at the same moment,
 * and every call of the contract once. All other tests put rows in and read them by the same calls: they ask it in the long run.
 */
const BOTH_DATABASES = [
  'documented-calls',
  'entry-row-conflicts',
  'fact-ids',
  'followed-changes',
  'live-stream',
  'postgres/.*',
  'race-passages',
  'reads-beside-writes',
  'safety-sql',
  'search',
  'search-plan',
  'store',
  'text-finder',
  'upgrade',
];

/** What starts processes and threads of its own, or replaces modules. */
const ALONE = [
  'account-tool',
  'backup',
  'database-faults',
  'decoy-password',
  'doctor',
  'doctor-certificate',
  'durability',
  'few-descriptors',
  'password-queue',
  'performances-flood',
  'power-cuts',
  'restore-erasures',
  'single-flight',
  'site-killed',
  'start-lines',
  'stopping',
  'store',
  'teams-flood',
  'threads/shared-server',
  'threads/threads',
  'upgrade',
].map((name) => `test/${name}`);

/** Seconds that the longest of the others take on a slow machine; most take one. */
const WEIGHTS = {
  'test/documented-calls': 24,
  'test/hidden-everywhere': 24,
  'test/site-uplink': 12,
  'test/long-cells': 10,
  'test/visitors': 10,
  'test/safety-http': 10,
  'test/safety-leaks': 9,
  'test/home': 9,
  'test/tls': 9,
  'test/first-page-pressure': 7,
  'test/push': 6,
  'test/site-papers': 6,
  'test/long-files': 6,
  'test/roles': 6,
  'test/documents-pdf': 5,
  'test/documents-pdf-entries': 5,
  'test/files-road-cells': 5,
  'test/accounts': 5,
  'test/accounts-squatting': 5,
  'test/ratification': 5,
  'test/live-stream': 5,
  'test/postgres/instances': 10,
  'test/postgres/move': 6,
  'test/postgres/store': 5,
  'test/postgres/locks': 4,
  'test/followed-changes': 4,
  'test/guess-limits': 4,
  'test/live-input-order': 4,
  'test/live-input-quota': 4,
  'test/live-input-devices': 4,
  'test/demo-tool': 4,
  'test/second-factor': 4,
  'test/volume': 4,
  'test/entry-row': 4,
  'test/licences': 4,
  'test/fuzz': 4,
};

/** Faults of the file of an embedded database. */
const SQLITE_ONLY = ['database-faults'];

/** Several instances are PostgreSQL's alone. */
function elsewhere(): string[] {
  if (process.env.TEST_DATABASE !== 'postgres') return ['/test/postgres/'];
  if (process.env.FOULEE_LONG === '1') return [`/test/(${SQLITE_ONLY.join('|')})\\.test\\.ts`];
  return [`/test/(?!(${BOTH_DATABASES.join('|')})\\.test\\.ts)`];
}

export default {
  ...createJestConfig(import.meta.dirname, { alone: ALONE, ignored: elsewhere(), groups: WORKERS, weights: WEIGHTS }),
  maxWorkers,
  testTimeout: 20_000,
  globalSetup: join(database, 'global-setup.ts'),
  globalTeardown: join(database, 'global-teardown.ts'),
};
