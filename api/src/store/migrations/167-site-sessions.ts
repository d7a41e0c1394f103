import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the competition for whose stadium a session was opened. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('token').addColumn('challenge', 'text').execute();
}

export const siteSessions: Migration = { up };
