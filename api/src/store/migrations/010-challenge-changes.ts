import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stores what each revision of a challenge changed, for some hours: live readers resume from it on any instance and after a restart. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('challenge_change')
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('challenge_change_key', ['challenge', 'revision'])
    .execute();
  await db.schema.createIndex('challenge_change_at').on('challenge_change').column('at').execute();
}

export const challengeChanges: Migration = { up };
