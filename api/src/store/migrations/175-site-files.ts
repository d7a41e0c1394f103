import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { newOid } from '../oid.ts';

interface Hold {
  readonly challenge: string;
  readonly site: string;
  readonly holder: string;
  readonly since: string;
  readonly ended: string | null;
}

/** Files that holds keep get a table of their own, one of each hold, so that the next hold does not take them away. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_file')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('which', 'text', (c) => c.notNull())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addUniqueConstraint('site_file_hold', ['challenge', 'site', 'which'])
    .execute();
  const { rows } = await sql<Hold>`select challenge, site, holder, since, ended from site_hold
    where file is not null or before is not null`.execute(db);
  for (const { challenge, site, holder, since, ended } of rows)
    for (const [which, at] of [
      ['before', since],
      ['file', ended ?? since],
    ] as const)
      await sql`insert into site_file (oid, challenge, site, which, holder, at, bytes, body)
        select ${newOid()}, challenge, ${site}, ${which}, ${holder}, ${at}, length(${sql.ref(which)}), ${sql.ref(which)}
        from site_hold where challenge = ${challenge} and ${sql.ref(which)} is not null`.execute(db);
  await db.schema.alterTable('site_hold').dropColumn('file').execute();
  await db.schema.alterTable('site_hold').dropColumn('before').execute();
}

export const siteFiles: Migration = { up };
