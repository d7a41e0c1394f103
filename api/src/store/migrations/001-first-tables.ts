import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('setting')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('organiser')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password', 'text', (c) => c.notNull())
    .addColumn('demo', 'integer', (c) => c.notNull())
    .addColumn('created', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('organisation')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('membership')
    .addColumn('organiser', 'text', (c) => c.notNull().references('organiser.oid').onDelete('cascade'))
    .addColumn('organisation', 'text', (c) => c.notNull().references('organisation.oid').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('membership_key', ['organiser', 'organisation'])
    .execute();
  await schema
    .createTable('token')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('organiser', 'text', (c) => c.notNull().references('organiser.oid').onDelete('cascade'))
    .addColumn('created', 'text', (c) => c.notNull())
    .addColumn('expires', 'text', (c) => c.notNull())
    .execute();
  await challengeTables(db);
  await schema
    .createTable('counter')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('log')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text')
    .addColumn('organiser', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('log_challenge').on('log').columns(['challenge', 'oid']).execute();
}

async function challengeTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('challenge')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('organisation', 'text', (c) => c.notNull().references('organisation.oid'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('rtype', 'text', (c) => c.notNull())
    .addColumn('hashtag', 'text', (c) => c.notNull())
    .addColumn('flag', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('region', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('last_date', 'text', (c) => c.notNull())
    .addColumn('duration', 'integer', (c) => c.notNull())
    .addColumn('tz', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addColumn('lisa', 'integer', (c) => c.notNull())
    .addColumn('visible', 'integer', (c) => c.notNull())
    .addColumn('metadata', 'text', (c) => c.notNull())
    .addColumn('trials', 'integer', (c) => c.notNull())
    .addColumn('running', 'integer', (c) => c.notNull())
    .addColumn('results', 'integer', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('created', 'text', (c) => c.notNull())
    .addColumn('updated', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('challenge_date').on('challenge').columns(['date', 'oid']).execute();
  await schema.createIndex('challenge_end').on('challenge').column('ends_at').execute();
  await schema
    .createTable('trial_group')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('uid', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('category', 'integer', (c) => c.notNull())
    .addColumn('g0', 'integer', (c) => c.notNull())
    .addColumn('g1', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('entries', 'integer', (c) => c.notNull())
    .addColumn('start_hash', 'text')
    .addUniqueConstraint('trial_group_uid', ['challenge', 'uid'])
    .execute();
  await schema
    .createTable('trial')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('trial_group', 'text', (c) => c.notNull().references('trial_group.oid'))
    .addColumn('uid', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('date_at', 'text', (c) => c.notNull())
    .addColumn('date_e', 'text')
    .addColumn('dts', 'text', (c) => c.notNull())
    .addColumn('dets', 'text', (c) => c.notNull())
    .addColumn('g0', 'integer', (c) => c.notNull())
    .addColumn('g1', 'text', (c) => c.notNull())
    .addColumn('category', 'integer', (c) => c.notNull())
    .addColumn('round', 'text', (c) => c.notNull())
    .addColumn('heat', 'integer', (c) => c.notNull())
    .addColumn('combined', 'text')
    .addColumn('starts', 'integer', (c) => c.notNull())
    .addColumn('results', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('start_hash', 'text')
    .addColumn('result_hash', 'text')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('updated', 'text', (c) => c.notNull())
    .addColumn('region', 'text')
    .addColumn('shown_at', 'text')
    .addUniqueConstraint('trial_uid', ['challenge', 'uid'])
    .execute();
  await schema.createIndex('trial_of_group').on('trial').column('trial_group').execute();
  await homeIndexes(db);
  await schema
    .createTable('start_row')
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('bib', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('start_row_key', ['list', 'position'])
    .execute();
  await schema.createIndex('start_row_challenge').on('start_row').column('challenge').execute();
  await schema
    .createTable('result_row')
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('place', 'integer')
    .addColumn('bib', 'text')
    .addColumn('category', 'integer')
    .addColumn('sent', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('result_row_key', ['list', 'position'])
    .execute();
  await schema.createIndex('result_row_challenge').on('result_row').column('challenge').execute();
}

/** One index for each list of the home page, for all regions and for one; each has only the trials that the list may show. */
async function homeIndexes(db: Kysely<unknown>): Promise<void> {
  const lists = [
    ['results', 'shown_at, date_at, position', 'results > 0'],
    ['listed', 'updated desc, date_at, position', 'starts > 0 and results = 0 and status in (20, 25, 30)'],
    ['next', 'date_at, position', 'status in (20, 25, 30)'],
  ] as const;
  for (const [name, columns, condition] of lists) {
    await sql.raw(`create index trial_${name} on trial (${columns}) where ${condition}`).execute(db);
    await sql.raw(`create index trial_region_${name} on trial (region, ${columns}) where ${condition}`).execute(db);
  }
}

export const firstTables: Migration = { up };
