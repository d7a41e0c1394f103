import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { Config } from 'jest';
import { writeTestGroups } from './jest.groups.ts';

const ROOT = import.meta.dirname;

/** Programs started by tests write French, their default, whatever the developer's locale. */
process.env.LC_ALL = 'C';

interface Options {
  /** Gives the tests a document. */
  readonly dom?: boolean;
  /** Patterns of paths that are no test files of this run. */
  readonly ignored?: readonly string[];
  /**
   * Given, `npm test` runs the files in groups (jest.groups.ts) but for these, which cannot share a process and its modules with
   * others: paths in the package, no endings.
   */
  readonly alone?: readonly string[];
  /** How many groups there are. */
  readonly groups?: number;
  /** How long the longest files take beside the others, 1: paths in the package, no endings. */
  readonly weights?: Readonly<Record<string, number>>;
}

/**
 * The test files of this run: with FOULEE_REFERENCE=1 only `*.reference.test.ts`, which need the reference data beside the
 * project; else all others, with FOULEE_TEST_GROUPS=1 in groups; `*.long.test.ts` with FOULEE_LONG=1.
 */
function selectTestFiles(folder: string, { ignored = [], alone, groups, weights }: Options): Config {
  const { FOULEE_LONG, FOULEE_REFERENCE, FOULEE_TEST_GROUPS } = process.env;
  const isReference = FOULEE_REFERENCE === '1';
  const testPathIgnorePatterns = [
    '/node_modules/',
    '/dist/',
    ...(isReference ? [] : ['\\.reference\\.test\\.']),
    ...(FOULEE_LONG === '1' ? [] : ['\\.long\\.test\\.']),
    ...ignored,
  ];
  if (FOULEE_TEST_GROUPS === '1' && !isReference && alone !== undefined) {
    const groupsFolder = join(ROOT, '.cache', 'test-groups', basename(folder));
    return {
      ...writeTestGroups(folder, groupsFolder, { alone, ignored: testPathIgnorePatterns, groups, weights }),
      testSequencer: join(ROOT, 'jest.sequencer.mjs'),
      testPathIgnorePatterns: [],
    };
  }
  return {
    testMatch: [isReference ? '<rootDir>/**/*.reference.test.ts' : '<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns,
  };
}

/** Jest's configuration for one package: TypeScript and ESM libraries through swc. */
export function createJestConfig(folder: string, options: Options = {}): Config {
  const { dom = false } = options;
  return {
    rootDir: folder,
    cacheDirectory: join(ROOT, '.cache', 'jest'),
    // The packages keep what is compiled in one place: each uses the sources of the others.
    id: 'foulee',
    // By default Jest leaves one core free, which on two cores is half the machine. Tests of pages wait now and then.
    maxWorkers: availableParallelism() + (dom ? 1 : 0),
    ...selectTestFiles(folder, options),
    // jsdom is slow with a long list on a busy machine.
    testTimeout: dom ? 20_000 : 5000,
    testEnvironment: dom ? join(ROOT, 'jest.environment.ts') : 'node',
    ...(dom ? { setupFilesAfterEnv: [join(ROOT, 'jest.setup.ts')] } : {}),
    moduleNameMapper: {
      '\\.(css|css\\?raw|svg)$': join(ROOT, 'jest.empty.ts'),
      // Style sheets of antd and its icons: jsdom would match all their rules for each element that a test queries.
      '/(Dom/dynamicCSS|cssUtils)$': join(ROOT, 'jest.no-styles.ts'),
      // The development version takes a stack trace for each element that is drawn.
      '^react/jsx-runtime$': join(ROOT, 'node_modules', 'react', 'cjs', 'react-jsx-runtime.production.js'),
    },
    transformIgnorePatterns: [],
    transform: {
      '\\.(m?[jt]sx?)$': [
        join(ROOT, 'jest.transform.mjs'),
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2023',
          },
          module: { type: 'commonjs' },
        },
      ],
    },
  };
}
