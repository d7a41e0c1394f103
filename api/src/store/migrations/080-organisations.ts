import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds invitations to an organisation, a log of acts on an organisation, and the names of hidden athletes. */
async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('invitation')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('organisation', 'text', (c) => c.notNull().references('organisation.oid').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('created', 'text', (c) => c.notNull())
    .addColumn('expires', 'text', (c) => c.notNull())
    .addUniqueConstraint('invitation_email', ['organisation', 'email'])
    .execute();
  await schema.createIndex('membership_organisation').on('membership').column('organisation').execute();
  await schema.createIndex('token_organiser').on('token').column('organiser').execute();
  await schema.alterTable('log').addColumn('organisation', 'text').execute();
  await schema.createIndex('log_organisation').on('log').columns(['organisation', 'oid']).execute();
  await schema.createIndex('log_at').on('log').column('at').execute();
  for (const name of ['last', 'first']) await schema.alterTable('hidden_athlete').addColumn(name, 'text').execute();
}

export const organisations: Migration = { up };
