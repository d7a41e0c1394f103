import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isKnownMigration, LATEST_MIGRATION, migrationProvider } from '../migrations/index.ts';
import { DatabaseUnusable } from './database-unusable.ts';
import type { Database } from './schema.ts';

export { isKnownMigration, LATEST_MIGRATION };

/** The migrations that have run on a database, none on a new one. */
async function appliedMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Brings the tables up to date.
 * @throws DatabaseUnusable for tables that a newer version made
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const newer = (await appliedMigrations(db)).find((name) => !isKnownMigration(name));
  if (newer !== undefined) {
    throw new DatabaseUnusable(
      `La base vient d’une version plus récente de Foulée (« ${newer} » n’est pas connu ici). Elle n’a pas été touchée : remettez cette version, ou une sauvegarde faite avant elle (npm run restore -- FICHIER).`,
    );
  }
  const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
  if (error !== undefined) throw error;
}
