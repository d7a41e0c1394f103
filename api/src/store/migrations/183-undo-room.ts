import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Growth of lists and what is kept for undo were one sum (migration 171), which a list that is sent again and again filled. Now the first
 * alone is in `bytes`, from here on, and the second in `undo_bytes`.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('log').addColumn('undo_bytes', 'integer').execute();
  await sql`update log set bytes = null where bytes is not null`.execute(db);
  await sql`update log set undo_bytes = (select octet_length(body) from removed where removed.log = log.oid)
    where oid in (select log from removed where undone_at is null)`.execute(db);
  await sql`create index log_growth on log (organiser, at, challenge, bytes) where bytes is not null`.execute(db);
  await sql`create index log_undo on log (organiser, at, action, undo_bytes) where undo_bytes > 0`.execute(db);
}

export const undoRoom: Migration = { up };
