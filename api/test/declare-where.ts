import { describe } from '@jest/globals';

/**
 * `describe` where its tests can run. Elsewhere they are not declared, rather than skipped, and one line says so.
 * @param obstacle why they cannot run here, in words; undefined where they can
 */
export function describeUnless(obstacle: string | undefined): (title: string, tests: () => void) => void {
  if (obstacle === undefined) return describe;
  return (title) => void process.stderr.write(`« ${title} » n’est pas là : ${obstacle}.\n`);
}

/** Tests of the embedded database. */
export const describeOnSqlite = describeUnless(
  process.env.TEST_DATABASE_URL === undefined ? undefined : 'ces tests sont ceux de SQLite',
);
