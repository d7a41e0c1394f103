import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Verified addresses, one-time links, second factors, and one table of letters for every mail that leaves (docs/decisions/019). */
async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const name of ['verified', 'totp_secret', 'totp_pending', 'second_factor'])
    await schema.alterTable('organiser').addColumn(name, 'text').execute();
  await schema.alterTable('organiser').addColumn('totp_step', 'integer').execute();
  for (const [table, name] of [
    ['organisation', 'second_factor'],
    ['invitation', 'mailed'],
  ] as const)
    await schema
      .alterTable(table)
      .addColumn(name, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  await schema
    .createTable('account_link')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('organiser', 'text', (c) => c.notNull().references('organiser.oid').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('expires', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('account_link_organiser').on('account_link').column('organiser').execute();
  await schema
    .createTable('recovery_code')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('organiser', 'text', (c) => c.notNull().references('organiser.oid').onDelete('cascade'))
    .execute();
  await schema.createIndex('recovery_code_organiser').on('recovery_code').column('organiser').execute();
  await letters(db);
  // Nothing tells an older account made by its mail from one made by whoever was handed the link: only the first, which the
  // operator made, is taken at its word. The others confirm their address.
  await sql`update organiser set verified = created where oid = (
    select oid from organiser where demo = 0 order by created, oid limit 1)`.execute(db);
}

async function letters(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('letter')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('expires', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('next_try', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('letter_waiting').on('letter').columns(['sent_at', 'next_try']).execute();
  const messages = await sql<{ oid: string; sender: string; title: string; content: string }>`
    select oid, sender, title, content from contact_message`.execute(db);
  await sql`insert into letter (oid, kind, recipient, body, at, expires, sent_at, tries, next_try)
    select oid, 'contact', '', '', at, null, sent_at, tries, next_try from contact_message`.execute(db);
  for (const { oid, ...message } of messages.rows)
    await sql`update letter set body = ${JSON.stringify(message)} where oid = ${oid}`.execute(db);
  await schema.dropTable('contact_message').execute();
}

export const accounts: Migration = { up };
