import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a competition was before a hold that migration 175 did not know belongs to no hold, so that none replaces it; and the sizes of
 * files that it counted in letters become bytes.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update site_file set site = oid where which = 'before'`.execute(db);
  await sql`update site_file set bytes = octet_length(body) where bytes <> octet_length(body)`.execute(db);
}

export const formerSiteFiles: Migration = { up };
