import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds facts sent by officials, the live state that they give each trial, and trials that a device holds. */
async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('live_fact')
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('trial', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('arrived', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('refusal', 'text')
    .addPrimaryKeyConstraint('live_fact_key', ['challenge', 'id'])
    .addUniqueConstraint('live_fact_n', ['challenge', 'n'])
    .execute();
  await schema.createIndex('live_fact_trial').on('live_fact').column('trial').execute();
  await schema
    .createTable('live_trial')
    .addColumn('trial', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('base', 'integer', (c) => c.notNull())
    .addColumn('since', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('live_trial_challenge').on('live_trial').column('challenge').execute();
  await schema
    .createTable('device_hold')
    .addColumn('trial', 'text', (c) => c.primaryKey().references('trial.oid').onDelete('cascade'))
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('expires', 'text', (c) => c.notNull())
    .execute();
}

export const liveInput: Migration = { up };
