import { type Kysely, sql } from 'kysely';
import { listOwnTables } from '../list-own-tables.ts';
import { isKnownMigration } from '../migrate.ts';
import type { Database } from '../schema.ts';

interface Named {
  readonly name: string;
  /** Whether the account of the address created it. */
  readonly isOwn: boolean;
}

/** Whether a newer version of Foulée has brought the database up to date. */
async function isNewer(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db);
  if (rows[0]?.name === null) return false;
  const migrations = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return migrations.rows.some(({ name }) => !isKnownMigration(name));
}

/**
 * The statements that drop what Foulée has in a database: the tables and functions of this version. In a database of a newer one
 * they are all those of its account, since the next update would find tables that it means to create.
 */
export async function listDrops(db: Kysely<Database>): Promise<string[]> {
  const known = await listOwnTables();
  const hasMore = await isNewer(db);
  const tables = await sql<Named>`
    select format('%I', tablename) as name, tableowner = current_user and ${hasMore} or tablename = any(${known}) as "isOwn"
    from pg_tables where schemaname = current_schema()`.execute(db);
  const functions = await sql<Named>`
    select oid::regprocedure::text as name,
      proowner = current_user::regrole and ${hasMore} or proname = 'foulee_tell' or proname like 'search\\_%\\_words' as "isOwn"
    from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(db);
  const list = (kind: string, rows: readonly Named[]) =>
    rows.filter(({ isOwn }) => isOwn).map(({ name }) => `drop ${kind} if exists ${name} cascade;`);
  return [...list('table', tables.rows), ...list('function', functions.rows)];
}
