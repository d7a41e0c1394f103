import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isKnownMigration, LATEST_MIGRATION, migrationProvider } from '../migrations/index.ts';
import type { Database } from './schema.ts';

export { isKnownMigration, LATEST_MIGRATION };

/** Brings the tables up to date. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
  if (error !== undefined) throw error;
}
