import { jestFor } from '../jest.base.ts';

/** The rules run without a page; only the common ground of the front ends needs one. */
export default {
  projects: [
    { ...jestFor(import.meta.dirname), displayName: 'rules', testPathIgnorePatterns: ['/node_modules/', '/platform/'] },
    {
      ...jestFor(import.meta.dirname, { dom: true }),
      displayName: 'platform',
      testMatch: ['<rootDir>/src/platform/**/*.test.{ts,tsx}'],
    },
  ],
};
