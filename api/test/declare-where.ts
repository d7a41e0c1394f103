import { describe } from '@jest/globals';

/**
 * Returns `describe` where its tests can run. Elsewhere they are not declared, instead of skipped, and one line reports it.
 * @param obstacle why they cannot run here; undefined where they can
 */
export function describeUnless(obstacle: string | undefined): (title: string, tests: () => void) => void {
  if (obstacle === undefined) return describe;
  return (title) => void process.stderr.write(`« ${title} » n’est pas là : ${obstacle}.\n`);
}

/** For tests that need the embedded database. */
export const describeOnSqlite = describeUnless(
  process.env.TEST_DATABASE_URL === undefined ? undefined : 'ces tests sont ceux de SQLite',
);
