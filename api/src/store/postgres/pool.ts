import pg from 'pg';

/** How many connections an instance's writer may open, and each of its threads that read; further transactions wait. */
const MAX_CONNECTIONS = { writes: 10, reads: 4 } as const;
/** How long a start or a call waits for a connection, ms. */
const CONNECT_TIMEOUT_MS = 5000;
/** How long a statement waits for a row or a table that another transaction holds, ms; then the call is refused and may be tried again. */
const LOCK_TIMEOUT_MS = 5000;
/** How long one statement may run, ms: a write of 50,000 rows takes less than two seconds. */
const STATEMENT_TIMEOUT_MS = 30_000;
/** After this, ms, PostgreSQL ends a transaction in which nothing happens, so that it does not lock rows for ever. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;

const { builtins } = pg.types;

/** Types that pg returns as text, for example of `sum`; none of our numbers exceeds 2^53. */
const NUMBER_TYPES: readonly number[] = [builtins.INT8, builtins.NUMERIC];

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (NUMBER_TYPES.includes(oid) ? Number : pg.types.getTypeParser(oid, format as 'text')),
};

/** @param name by which an operator finds the connection in `pg_stat_activity` */
const buildClientConfig = (databaseUrl: string, name: 'foulee' | 'foulee-ear'): pg.ClientConfig => ({
  connectionString: databaseUrl,
  application_name: name,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  types,
});

/** Ignores that a connection broke: its query fails and the pool opens another one; an unhandled event would end the process. */
const ignoreError = (): void => undefined;

/**
 * @param isUnlimited without time limits, for a command that moves a whole database
 * @param isReadOnly nothing can be written
 */
export function openPool(databaseUrl: string, { isUnlimited = false, isReadOnly = false } = {}): pg.Pool {
  const pool = new pg.Pool({
    ...buildClientConfig(databaseUrl, 'foulee'),
    max: isReadOnly ? MAX_CONNECTIONS.reads : MAX_CONNECTIONS.writes,
    ...(isReadOnly ? { options: '-c default_transaction_read_only=on' } : {}),
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    ...(isUnlimited ? {} : { lock_timeout: LOCK_TIMEOUT_MS, statement_timeout: STATEMENT_TIMEOUT_MS }),
  });
  pool.on('error', ignoreError);
  pool.on('connect', (client) => client.on('error', ignoreError));
  return pool;
}

/** A connection that only listens for notifications. */
export const createListenerClient = (databaseUrl: string): pg.Client =>
  new pg.Client(buildClientConfig(databaseUrl, 'foulee-ear'));
