import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds competitions that a stadium’s server holds, on the public server, and those that follow to one, on the stadium’s. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('challenge').addColumn('site', 'text').execute();
  await db.schema
    .createTable('site_hold')
    .addColumn('challenge', 'text', (c) => c.primaryKey().references('challenge.oid').onDelete('cascade'))
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .addColumn('seen', 'text', (c) => c.notNull())
    .addColumn('pending', 'integer', (c) => c.notNull())
    .addColumn('refused', 'integer', (c) => c.notNull())
    .addColumn('ended', 'text')
    .addColumn('ended_by', 'text')
    .addColumn('file', 'text')
    .execute();
  await db.schema
    .createTable('site_link')
    .addColumn('challenge', 'text', (c) => c.primaryKey().references('challenge.oid').onDelete('cascade'))
    .addColumn('remote', 'text', (c) => c.notNull())
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('organiser', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('acked', 'integer', (c) => c.notNull())
    .addColumn('contacted', 'text')
    .addColumn('refused', 'text', (c) => c.notNull())
    .addColumn('changed', 'text', (c) => c.notNull())
    .execute();
}

export const sites: Migration = { up };
