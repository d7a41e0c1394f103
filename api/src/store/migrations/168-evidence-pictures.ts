import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the pictures of what was checked and measured for records. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('evidence_picture')
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('oid', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('evidence_picture_key', ['challenge', 'oid'])
    .execute();
}

export const evidencePictures: Migration = { up };
