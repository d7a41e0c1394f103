import pg from 'pg';

const TIMEOUT_MS = 5000;

interface IdleTransaction {
  readonly pid: number;
  readonly program: string;
  /** How long it has been open, `HH:MM:SS`. */
  readonly openFor: string;
}

interface DatabaseState {
  readonly version: string;
  /** What time it is there, ms since 1970. */
  readonly timeMs: number;
  /** Names of the migrations that have run; undefined in a new database. */
  readonly applied?: readonly string[];
  /** Transactions of other connections that have been open for more than a minute, and whose program is doing nothing now. */
  readonly idleTransactions: readonly IdleTransaction[];
}

/** Looks at a database in a transaction that may only read. @throws what PostgreSQL or the connection says */
export async function inspectDatabase(databaseUrl: string): Promise<DatabaseState> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // A lost connection rejects the query too; without a listener the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin read only');
    const { rows } = await client.query<{ version: string; ms: string; hasMigrations: boolean }>(
      `select current_setting('server_version') as version, extract(epoch from clock_timestamp()) * 1000 as ms,
        to_regclass('kysely_migration') is not null as "hasMigrations"`,
    );
    const { version = '?', ms = '0', hasMigrations = false } = rows[0] ?? {};
    const applied = hasMigrations
      ? (await client.query<{ name: string }>('select name from kysely_migration')).rows
      : undefined;
    const { rows: idleTransactions } = await client.query<IdleTransaction>(
      `select pid, application_name as program, date_trunc('second', now() - xact_start)::text as "openFor"
        from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and xact_start < now() - interval '1 minute' and state like 'idle in transaction%'`,
    );
    return {
      version,
      timeMs: Number(ms),
      idleTransactions,
      ...(applied && { applied: applied.map(({ name }) => name) }),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}
