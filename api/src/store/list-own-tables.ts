import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { isFullText } from './engine.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

/** Every table that this version creates, its list of migrations included. */
export async function listOwnTables(): Promise<string[]> {
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: new Sqlite(':memory:') }) });
  try {
    await migrate(db);
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    return tables
      .filter(({ isView }) => !isView)
      .map(({ name }) => name)
      .filter((name) => !isFullText(name));
  } finally {
    await db.destroy();
  }
}
