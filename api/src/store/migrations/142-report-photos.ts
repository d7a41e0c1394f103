import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the photos of officials' reports. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('report_photo')
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('report', 'text', (c) => c.notNull())
    .addColumn('trial', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('report_photo_key', ['challenge', 'report'])
    .execute();
}

export const reportPhotos: Migration = { up };
