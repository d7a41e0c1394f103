import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the lists of records of an organisation, which its competitions take. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('record_list')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('organisation', 'text', (c) => c.notNull().references('organisation.oid').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('imported', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addUniqueConstraint('record_list_name', ['organisation', 'name'])
    .execute();
}

export const recordLists: Migration = { up };
