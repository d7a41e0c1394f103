import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the browsers that are told of athletes by push messages, what they were told, and the messages that wait. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_subscription')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('sent', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('push_follow')
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('athlete', 'text', (c) => c.notNull())
    .addColumn('subscription', 'text', (c) => c.notNull().references('push_subscription.id').onDelete('cascade'))
    .addColumn('is_new', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('push_follow_key', ['challenge', 'athlete', 'subscription'])
    .execute();
  await db.schema.createIndex('push_follow_subscription').on('push_follow').column('subscription').execute();
  await db.schema
    .createTable('push_cursor')
    .addColumn('challenge', 'text', (c) => c.primaryKey().references('challenge.oid').onDelete('cascade'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('has_new', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('push_state')
    .addColumn('trial', 'text', (c) => c.notNull().references('trial.oid').onDelete('cascade'))
    .addColumn('athlete', 'text', (c) => c.notNull())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('push_state_key', ['trial', 'athlete'])
    .execute();
  await db.schema.createIndex('push_state_challenge').on('push_state').columns(['challenge', 'athlete']).execute();
  await db.schema
    .createTable('push_message')
    .addColumn('subscription', 'text', (c) => c.notNull().references('push_subscription.id').onDelete('cascade'))
    .addColumn('trial', 'text', (c) => c.notNull().references('trial.oid').onDelete('cascade'))
    .addColumn('athlete', 'text', (c) => c.notNull())
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('news', 'text', (c) => c.notNull())
    .addColumn('expires', 'text', (c) => c.notNull())
    .addColumn('next_try', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('push_message_key', ['subscription', 'trial', 'athlete', 'phase'])
    .execute();
  await db.schema.createIndex('push_message_next').on('push_message').column('next_try').execute();
}

export const pushMessages: Migration = { up };
