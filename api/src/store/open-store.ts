import { openPostgresReads, openPostgresStore } from './postgres/postgres-store.ts';
import { openSqliteReads } from './sqlite/sqlite-reads.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

export type { Store } from './store.ts';

/** Where the data is: in a folder of this machine, or on a PostgreSQL server that several instances share. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** The process that is named to another server that finds the data in use; this one without it. */
  readonly holder?: number;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws DataInUse when another server holds the data folder
 * @throws DatabaseUnreachable when PostgreSQL does not let us in
 */
export const openStore = ({ dataDir, databaseUrl, holder }: Place): Promise<Store> =>
  databaseUrl === undefined ? openSqliteStore(dataDir, holder) : openPostgresStore(databaseUrl);

/** The same database once it is open and up to date, for a thread that only reads it: whatever is written, its reads go on. */
export const openReads = ({ dataDir, databaseUrl }: Place): Promise<Store> =>
  databaseUrl === undefined ? openSqliteReads(dataDir) : openPostgresReads(databaseUrl);
