import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the notices that the speakers of a competition have seen. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_seen')
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('notice', 'text', (c) => c.notNull())
    .addColumn('seen', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notice_seen_key', ['challenge', 'notice'])
    .execute();
}

export const seenNotices: Migration = { up };
