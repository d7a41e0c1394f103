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
 * Opens the database and brings its tables up to date. The driver of the other engine is not loaded.
 * @throws DataInUse when another server holds the data folder
 * @throws DatabaseUnreachable when PostgreSQL does not let us in
 */
export async function openStore({ dataDir, databaseUrl, holder }: Place): Promise<Store> {
  if (databaseUrl === undefined) return (await import('./sqlite/sqlite-store.ts')).openSqliteStore(dataDir, holder);
  return (await import('./postgres/postgres-store.ts')).openPostgresStore(databaseUrl);
}

/** The same database once it is open and up to date, for a thread that only reads it: whatever is written, its reads go on. */
export async function openReads({ dataDir, databaseUrl }: Place): Promise<Store> {
  if (databaseUrl === undefined) return (await import('./sqlite/sqlite-reads.ts')).openSqliteReads(dataDir);
  return (await import('./postgres/postgres-store.ts')).openPostgresReads(databaseUrl);
}
