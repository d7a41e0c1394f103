import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** The channel on which instances hear of changes. */
export const CHANNEL = 'foulee';

/** Any two instances that prepare the database at the same moment go one after the other. */
const PREPARING = 4_617_315;

/**
 * PostgreSQL itself tells of every committed change of a challenge, `chOID revision` (a message holds 8000 bytes): no
 * service can forget to, and nothing is told of what was rolled back.
 */
async function tellChanges(db: Kysely<Database>): Promise<void> {
  await sql`
    create or replace function foulee_tell() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform pg_notify(${sql.lit(CHANNEL)}, old.oid || ' 0');
      elsif tg_op = 'INSERT' or old.* is distinct from new.* then
        perform pg_notify(${sql.lit(CHANNEL)}, new.oid || ' ' || new.revision);
      end if;
      return null;
    end $$`.execute(db);
  const { rows } = await sql`
    select 1 from pg_trigger where tgname = 'foulee_tell' and tgrelid = 'challenge'::regclass`.execute(db);
  if (rows.length > 0) return;
  await sql`
    create trigger foulee_tell after insert or update or delete on challenge
    for each row execute function foulee_tell()`.execute(db);
}

/** Brings a database up to date by one instance at a time. */
export async function prepare(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${sql.lit(PREPARING)})`.execute(held);
    try {
      await work();
      await tellChanges(db);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(PREPARING)})`.execute(held);
    }
  });
}
