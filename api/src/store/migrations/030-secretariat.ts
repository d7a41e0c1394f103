import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds access codes, what undo restores, holds on trials, and hidden athletes. */
async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('access_code')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('created', 'text', (c) => c.notNull())
    .addColumn('revoked', 'text')
    .execute();
  await schema.createIndex('access_code_challenge').on('access_code').columns(['challenge', 'kind']).execute();
  await schema
    .createTable('removed')
    .addColumn('log', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('organisation', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  await schema.createIndex('removed_challenge').on('removed').column('challenge').execute();
  await schema.createIndex('removed_at').on('removed').column('deleted_at').execute();
  await schema
    .createTable('trial_hold')
    .addColumn('trial', 'text', (c) => c.primaryKey().references('trial.oid').onDelete('cascade'))
    .addColumn('organiser', 'text', (c) => c.notNull().references('organiser.oid').onDelete('cascade'))
    .addColumn('expires', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('hidden_athlete')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addUniqueConstraint('hidden_athlete_key', ['challenge', 'key'])
    .execute();
  for (const table of ['start_row', 'result_row']) await schema.alterTable(table).addColumn('hidden', 'text').execute();
}

export const secretariat: Migration = { up };
