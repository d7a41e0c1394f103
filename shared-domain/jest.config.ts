import { createJestConfig } from '../jest.base.ts';

/** How many run at once is said of all projects together; two of them in one run have each an id. */
const { maxWorkers, ...rules } = createJestConfig(import.meta.dirname, { alone: [], ignored: ['/src/platform/'] });
const { maxWorkers: _, ...platform } = createJestConfig(import.meta.dirname, { dom: true });

/** The rules run without a page; only the common ground of the front ends needs one. Reference data is about rules alone. */
export default {
  maxWorkers,
  projects: [
    { ...rules, displayName: 'rules' },
    ...(process.env.FOULEE_REFERENCE === '1'
      ? []
      : [
          {
            ...platform,
            id: `${platform.id}-platform`,
            displayName: 'platform',
            testMatch: ['<rootDir>/src/platform/**/*.test.{ts,tsx}'],
          },
        ]),
  ],
};
