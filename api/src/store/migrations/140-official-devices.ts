import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds why a fact stands aside, what each official's device has sent and says of itself, whose word counts in a trial since when, and
 * the time for which a replaced code still opens.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('live_fact').addColumn('aside', 'text').execute();
  await schema.alterTable('access_code').addColumn('grace', 'text').execute();
  await schema
    .createTable('live_device')
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('have', 'integer', (c) => c.notNull())
    .addColumn('seen', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('closed', 'text')
    .addPrimaryKeyConstraint('live_device_key', ['challenge', 'device'])
    .execute();
  await schema
    .createTable('live_seq')
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('parts', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('live_seq_key', ['challenge', 'device', 'seq'])
    .execute();
  await schema
    .createTable('tenure')
    .addColumn('trial', 'text', (c) => c.notNull().references('trial.oid').onDelete('cascade'))
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('label', 'text')
    .addColumn('last', 'text', (c) => c.notNull())
    .addColumn('until', 'text')
    .addPrimaryKeyConstraint('tenure_key', ['trial', 'by', 'since', 'device'])
    .execute();
}

export const officialDevices: Migration = { up };
