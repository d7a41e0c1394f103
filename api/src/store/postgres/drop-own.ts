import { type Kysely, sql } from 'kysely';
import { listOwnTables } from '../list-own-tables.ts';
import { isKnownMigration } from '../migrate.ts';
import type { Database } from '../schema.ts';

/** Tables that earlier versions had. */
const FORMER_TABLES = ['contact_message', 'erased_person'];

interface Named {
  readonly name: string;
  readonly isKnown: boolean;
}

/** A table or function, and the statement that drops it. */
interface Droppable {
  readonly name: string;
  readonly statement: string;
}

/** What Foulée may have in a database. */
export interface OwnObjects {
  /** Tables and functions of this version and of earlier ones. */
  readonly known: readonly Droppable[];
  /** In a database of a newer version, what else its account created: by that version, or by another program. */
  readonly unknown: readonly Droppable[];
}

/** Whether a newer version of Foulée has brought the database up to date. */
async function isNewer(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db);
  if (rows[0]?.name === null) return false;
  const migrations = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return migrations.rows.some(({ name }) => !isKnownMigration(name));
}

/** The tables and functions that a restore has to replace, as the backup or the next update means to create them. */
export async function listOwnObjects(db: Kysely<Database>): Promise<OwnObjects> {
  const names = [...(await listOwnTables()), ...FORMER_TABLES];
  const tables = await sql<Named>`
    select format('%I', tablename) as name, tablename = any(${names}) as "isKnown"
    from pg_tables where schemaname = current_schema() and (tableowner = current_user or tablename = any(${names}))`.execute(
    db,
  );
  const functions = await sql<Named>`
    select name, "isKnown" from (
      select oid::regprocedure::text as name, proowner = current_user::regrole as "isOwn",
        proname = 'foulee_tell' or proname like 'search\\_%\\_words' as "isKnown"
      from pg_proc
      where pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')) as functions
    where "isOwn" or "isKnown"`.execute(db);
  const objects = [
    ...tables.rows.map((row) => ({ ...row, statement: `drop table if exists ${row.name} cascade;` })),
    ...functions.rows.map((row) => ({ ...row, statement: `drop function if exists ${row.name} cascade;` })),
  ];
  return {
    known: objects.filter(({ isKnown }) => isKnown),
    unknown: (await isNewer(db)) ? objects.filter(({ isKnown }) => !isKnown) : [],
  };
}
