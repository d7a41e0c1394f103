import { createJestConfig } from '../jest.base.ts';

/** Rules whose tests must notice a change of any line: the places, the categories, the marks and the records. */
const FOLDERS = ['ranking', 'category', 'performance', 'record'];

const wanted = process.env.MUTATE ? process.env.MUTATE.split(',') : FOLDERS;

/** `npm run mutation`: Stryker works on a copy of this package. */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    config: {
      ...createJestConfig('.'),
      // What goes through every day of many years proves the rules; it would take hours under each of a thousand changes.
      testPathIgnorePatterns: ['/node_modules/', '/src/(platform|contract|testing)/', '/every-age', '/rio2016'],
    },
    enableFindRelatedTests: true,
  },
  mutate: wanted.flatMap((folder) => [`src/${folder}/**/*.ts`, `!src/${folder}/**/*.{test,fixture}.ts`]),
  // TypeScript 7 has no API for Stryker to rewrite the project file with.
  ignorePatterns: ['dist', 'src/platform', 'tsconfig.json'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  tempDirName: '../.cache/stryker',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '../.cache/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
};
