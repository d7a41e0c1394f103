import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what the screens of a competition are told to show. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('screen_order')
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('screen', 'text', (c) => c.notNull())
    .addColumn('told', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('screen_order_key', ['challenge', 'screen'])
    .execute();
}

export const screenOrders: Migration = { up };
