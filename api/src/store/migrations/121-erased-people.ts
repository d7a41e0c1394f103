import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds people who asked to be forgotten in a challenge: a hash that recognises the name when it is sent again, without the name. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erased_person')
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('erased_person_key', ['challenge', 'hash'])
    .execute();
}

export const erasedPeople: Migration = { up };
