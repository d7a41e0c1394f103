import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what a competition was before a stadium replaced lists of it. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('site_hold').addColumn('before', 'text').execute();
}

export const siteBefore: Migration = { up };
