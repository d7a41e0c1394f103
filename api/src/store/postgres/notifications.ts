import { type Kysely, sql } from 'kysely';
import { localize } from '../../base/localize.ts';
import { DatabaseUnusable } from '../database-unusable.ts';
import type { Database } from '../schema.ts';

/** The channel on which instances hear of changes. */
export const CHANNEL = 'foulee';

/** Number of the advisory lock that lets only one instance at a time prepare the database. */
const PREPARE_LOCK_ID = 4_617_315;

/**
 * Creates the trigger that notifies of every committed change of a challenge, `chOID revision`: no
 * service can forget to, and nothing is sent about what was rolled back.
 */
async function createChangeTrigger(db: Kysely<Database>): Promise<void> {
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

/** How long an instance waits for another that prepares the database, or a migration for a table that is held, seconds. */
const MAX_WAIT_S = 60;

/** PostgreSQL's `lock_not_available`. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Prepares a database (migrations, trigger), one instance at a time.
 * @throws DatabaseUnusable when another program keeps it locked
 */
export async function prepareDatabase(
  db: Kysely<Database>,
  work: (held: Kysely<Database>) => Promise<void>,
): Promise<void> {
  try {
    await db.connection().execute((held) => prepareOnConnection(held, work));
  } catch (error) {
    if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new DatabaseUnusable(
      localize(
        `DATABASE_URL : depuis ${MAX_WAIT_S} s, un autre programme tient la base et empêche de la préparer. Voyez qui : select pid, application_name, state, query from pg_stat_activity where state <> 'idle' ; arrêtez-le, puis relancez.`,
        `DATABASE_URL: for ${MAX_WAIT_S} s another program has held the database, which cannot be prepared. See who: select pid, application_name, state, query from pg_stat_activity where state <> 'idle'; stop it, then start again.`,
      ),
    );
  }
}

async function prepareOnConnection(
  held: Kysely<Database>,
  work: (held: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await sql.raw(`set lock_timeout = '${MAX_WAIT_S}s'`).execute(held);
  await sql`set statement_timeout = 0`.execute(held);
  try {
    await sql`select pg_advisory_lock(${sql.lit(PREPARE_LOCK_ID)})`.execute(held);
    try {
      await work(held);
      await createChangeTrigger(held);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(PREPARE_LOCK_ID)})`.execute(held);
    }
  } finally {
    await sql`reset lock_timeout`.execute(held);
    await sql`reset statement_timeout`.execute(held);
  }
}
