import { join } from 'node:path';
import type { Config } from 'jest';

const ROOT = import.meta.dirname;

/** Programs started by tests write French, their default, whatever the developer's locale. */
process.env.LC_ALL = 'C';

/**
 * The test files of this run: with FOULEE_REFERENCE=1 only `*.reference.test.ts`, which need the reference data beside the
 * project; else all others.
 */
function selectTestFiles({ FOULEE_REFERENCE }: NodeJS.ProcessEnv): Config {
  const isReference = FOULEE_REFERENCE === '1';
  return {
    testMatch: [isReference ? '<rootDir>/**/*.reference.test.ts' : '<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(isReference ? [] : ['\\.reference\\.test\\.'])],
  };
}

/** Jest's configuration for one package: TypeScript and ESM libraries through swc; `dom` gives the tests a document. */
export function createJestConfig(folder: string, { dom = false } = {}): Config {
  return {
    rootDir: folder,
    cacheDirectory: join(ROOT, '.cache', 'jest'),
    // By default Jest leaves one core free, which on two cores is half the machine.
    maxWorkers: '100%',
    ...selectTestFiles(process.env),
    // jsdom is slow with a long list on a busy machine.
    testTimeout: dom ? 20_000 : 5000,
    testEnvironment: dom ? join(ROOT, 'jest.environment.ts') : 'node',
    ...(dom ? { setupFilesAfterEnv: [join(ROOT, 'jest.setup.ts')] } : {}),
    moduleNameMapper: {
      '\\.(css|css\\?raw|svg)$': join(ROOT, 'jest.empty.ts'),
      // antd's style sheets: jsdom would match all their rules for each element that a test queries.
      '/Dom/dynamicCSS$': join(ROOT, 'jest.no-styles.ts'),
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
