import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the pictures that the screens of a competition show by turns. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('screen_picture')
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('oid', 'text', (c) => c.notNull().primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('screen_picture_challenge').on('screen_picture').column('challenge').execute();
}

export const screenPictures: Migration = { up };
