import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createJestConfig } from '../jest.base.ts';

const database = join(import.meta.dirname, 'test', 'database');

/** These tests wait for a disk and a network more than they compute; the long ones hold times to the millisecond, one by one. */
const maxWorkers = process.env.FOULEE_LONG === '1' ? 1 : availableParallelism() + 1;

/**
 * What a file says, what a rule makes of it, what an answer looks like once it is read, and what guards the process do not
 * depend on the database: these ask PostgreSQL in the long run only. Kills under load have a test of their own there.
 */
const ANY_DATABASE = [
  'fuzz',
  'documented-calls',
  'safety-openapi',
  'safety-http',
  'first-page.*',
  'documents-.*',
  'site-.*',
  'share-cards',
  'rio2016-converter',
  'demo-.*',
  'config',
  'durability',
  'stopping',
  'visitors',
  'sign-in-limits',
  'safety-leaks',
  'backup',
  'home',
  'race-results',
  'connections',
  'threads/.*',
  'long-files',
  'long-json',
  'password-queue',
  'refusal-log',
  'heavy-calls',
  'account-tool',
  'messages-tool',
  'clock-jumps',
  'doctor',
  'volume',
  'guess-limits',
  'files-.*',
  'tables-fuzz',
  'wire-fields',
  'results-table',
  'live-input-(authority|codes|order|renumbered|times)',
  'field-decisions',
  'combined.*',
  'standings',
  'timed-finals',
  'categories',
  'team-scoring',
  'cards-teams',
  'error-envelope',
  'one-suite',
  'single-flight',
  'pipelined',
  'teams-flood',
  'performances-flood',
  'upload-marks',
  'upload-attempts',
  'accounts-squatting',
  'second-factor',
  'totp',
];

/** Faults of the file of an embedded database. */
const SQLITE_ONLY = ['database-faults'];

/** Several instances are PostgreSQL's alone. */
function elsewhere(): string[] {
  if (process.env.TEST_DATABASE !== 'postgres') return ['/test/postgres/'];
  const left = process.env.FOULEE_LONG === '1' ? SQLITE_ONLY : [...SQLITE_ONLY, ...ANY_DATABASE];
  return [`/test/(${left.join('|')})\\.test\\.ts`];
}

const base = createJestConfig(import.meta.dirname);

export default {
  ...base,
  testPathIgnorePatterns: [...(base.testPathIgnorePatterns ?? []), ...elsewhere()],
  maxWorkers,
  testTimeout: 20_000,
  globalSetup: join(database, 'global-setup.ts'),
  globalTeardown: join(database, 'global-teardown.ts'),
};
