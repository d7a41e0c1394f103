import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds acts of officials on trials, rounds and rows, and the revision at which a result row was last changed. */
async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('official_act')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('round', 'text')
    .addColumn('row', 'text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('organiser', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('official_act_list').on('official_act').column('list').execute();
  await schema.createIndex('official_act_challenge').on('official_act').column('challenge').execute();
  await schema.alterTable('result_row').addColumn('revision', 'integer').execute();
}

export const entry: Migration = { up };
