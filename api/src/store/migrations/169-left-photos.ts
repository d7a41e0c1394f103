import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds how many photos stayed on the stadium’s server when a competition was given back. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('site_link').addColumn('left_photos', 'integer').execute();
}

export const leftPhotos: Migration = { up };
