import { openPostgresStore } from './postgres/postgres-store.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

export type { Store } from './store.ts';

/** Where the data is: in a folder of this machine, or on a PostgreSQL server that several instances share. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws DataInUse when another server holds the data folder
 * @throws DatabaseUnreachable when PostgreSQL does not let us in
 */
export const openStore = ({ dataDir, databaseUrl }: Place): Promise<Store> =>
  databaseUrl === undefined ? openSqliteStore(dataDir) : openPostgresStore(databaseUrl);
