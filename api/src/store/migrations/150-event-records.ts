import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the records of meeting and stadium that an organiser gives. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event_record')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('event_record_challenge').on('event_record').columns(['challenge', 'position']).execute();
}

export const eventRecords: Migration = { up };
