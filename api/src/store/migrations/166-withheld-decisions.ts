import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the reports whose decision the speaker has not announced. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('withheld_decision')
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('trial', 'text', (c) => c.notNull())
    .addColumn('report', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('withheld_decision_key', ['challenge', 'report'])
    .execute();
}

export const withheldDecisions: Migration = { up };
