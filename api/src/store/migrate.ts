import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { localize } from '../base/localize.ts';
import { DatabaseUnusable } from './database-unusable.ts';
import { isKnownMigration, LATEST_MIGRATION, migrationProvider } from './migrations/index.ts';
import type { Database } from './schema.ts';

export { isKnownMigration, LATEST_MIGRATION };

/** Names of the migrations that have run on a database; none for a new one. */
async function listAppliedMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Provides the migrations; each logs its start and its duration, because one takes minutes on millions of rows. */
const loggedMigrationProvider: MigrationProvider = {
  async getMigrations() {
    const migrations = Object.entries(await migrationProvider.getMigrations());
    const loggedMigrations = migrations.map(([name, { up }]) => {
      const loggedUp: Migration['up'] = async (db) => {
        console.log(localize(`Base mise à jour : ${name}…`, `Updating the database: ${name}…`));
        const startedAt = performance.now();
        await up(db);
        console.log(
          localize(
            `Base mise à jour : ${name}, en ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
            `Database updated: ${name}, in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
          ),
        );
      };
      return [name, { up: loggedUp }] as const;
    });
    return Object.fromEntries(loggedMigrations);
  },
};

/**
 * Brings the tables up to date.
 * @throws DatabaseUnusable when a newer version of Foulée has changed the tables
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const applied = await listAppliedMigrations(db);
  const unknownMigration = applied.find((name) => !isKnownMigration(name));
  if (unknownMigration !== undefined) {
    throw new DatabaseUnusable(
      localize(
        `La base vient d’une version plus récente de Foulée (« ${unknownMigration} » n’est pas connu ici). Elle n’a pas été touchée : remettez cette version, ou une sauvegarde faite avant elle (npm run restore -- FICHIER).`,
        `The database comes from a newer version of Foulée (“${unknownMigration}” is not known here). It was not touched: put that version back, or a backup made before it (npm run restore -- FILE).`,
      ),
    );
  }
  const { error } = await new Migrator({
    db,
    provider: applied.length > 0 ? loggedMigrationProvider : migrationProvider,
  }).migrateToLatest();
  if (error !== undefined) throw error;
}
