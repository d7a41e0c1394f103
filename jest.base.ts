import { join } from 'node:path';
import type { Config } from 'jest';

const ROOT = import.meta.dirname;

/** Programs that tests start speak French, whatever the language of who runs them. */
process.env.LC_ALL = 'C';

/**
 * Which files are tests of this run. `*.reference.test.ts` compares with the reference data that stands beside the project:
 * without them those are not there, rather than skipped.
 */
function testFiles({ FOULEE_REFERENCE }: NodeJS.ProcessEnv): Config {
  const isReference = FOULEE_REFERENCE === '1';
  return {
    testMatch: [isReference ? '<rootDir>/**/*.reference.test.ts' : '<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(isReference ? [] : ['\\.reference\\.test\\.'])],
  };
}

/** Jest for one package: TypeScript through swc, packages that ship as ESM too; `dom` gives the tests a page. */
export function jestFor(folder: string, { dom = false } = {}): Config {
  return {
    rootDir: folder,
    cacheDirectory: join(ROOT, '.cache', 'jest'),
    // Jest keeps a core for itself: on two cores, half the machine.
    maxWorkers: '100%',
    ...testFiles(process.env),
    // jsdom takes its time over a long list on a busy machine.
    testTimeout: dom ? 20_000 : 5000,
    testEnvironment: dom ? join(ROOT, 'jest.environment.ts') : 'node',
    ...(dom ? { setupFilesAfterEnv: [join(ROOT, 'jest.setup.ts')] } : {}),
    moduleNameMapper: {
      '\\.(css|svg)$': join(ROOT, 'jest.empty.ts'),
      // What antd writes into style sheets: jsdom would match every rule of it for each element that a test asks for.
      '/Dom/dynamicCSS$': join(ROOT, 'jest.no-styles.ts'),
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
