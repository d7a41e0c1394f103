import { jestFor } from '../jest.base.ts';

const rules = jestFor(import.meta.dirname);
const ofRules = {
  ...{ ...rules, displayName: 'rules' },
  testPathIgnorePatterns: [...(rules.testPathIgnorePatterns ?? []), '/platform/'],
};

/** The rules run without a page; only the common ground of the front ends needs one. Reference data is about rules alone. */
export default {
  projects: [
    ofRules,
    ...(process.env.FOULEE_REFERENCE === '1'
      ? []
      : [
          {
            ...jestFor(import.meta.dirname, { dom: true }),
            displayName: 'platform',
            testMatch: ['<rootDir>/src/platform/**/*.test.{ts,tsx}'],
          },
        ]),
  ],
};
