import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the challenge's revision at which its prices were last written; it is the same on every price of a challenge. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('price')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

export const priceRevision: Migration = { up };
