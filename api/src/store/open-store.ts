import type { Store } from './store.ts';

export type { Store } from './store.ts';

/** Where the data is: in a folder of this machine, or on a PostgreSQL server that several instances share. */
export interface DatabaseLocation {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** The process that the error of another server names when the data is in use; by default this one. */
  readonly holder?: number;
}

/**
 * Opens the database and brings its tables up to date. The driver of the other engine is not loaded.
 * @throws DataInUse when another server holds the data folder
 * @throws DatabaseUnreachable when PostgreSQL cannot be reached or refuses the connection
 */
export async function openStore({ dataDir, databaseUrl, holder }: DatabaseLocation): Promise<Store> {
  if (databaseUrl === undefined) return (await import('./sqlite/sqlite-store.ts')).openSqliteStore(dataDir, holder);
  return (await import('./postgres/postgres-store.ts')).openPostgresStore(databaseUrl);
}

/** Opens the database for a thread that only reads, once the writer has migrated it; its reads never wait for writes. */
export async function openReads({ dataDir, databaseUrl }: DatabaseLocation): Promise<Store> {
  if (databaseUrl === undefined) return (await import('./sqlite/sqlite-reads.ts')).openSqliteReads(dataDir);
  return (await import('./postgres/postgres-store.ts')).openPostgresReads(databaseUrl);
}
