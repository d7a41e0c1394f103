import pg from 'pg';

/** Connections of one instance that write, and of each thread of it that reads; transactions beyond them wait their turn. */
const CONNECTIONS = { writes: 10, reads: 4 } as const;
/** How long a start or a call waits for a connection, ms. */
const CONNECT_TIMEOUT_MS = 5000;
/** How long a statement waits for a row or a table that another transaction holds, ms; then the call is refused and may be tried again. */
const LOCK_TIMEOUT_MS = 5000;
/** How long one statement may work, ms: a write of 50,000 rows takes less than two seconds. */
const STATEMENT_TIMEOUT_MS = 30_000;
/** A transaction that its instance has forgotten lets go of its rows after this, ms. */
const FORGOTTEN = 60_000;

const { builtins } = pg.types;

/** pg gives 64-bit numbers as text, and `sum` makes such; none of ours passes 2^53. */
const NUMBERS: readonly number[] = [builtins.INT8, builtins.NUMERIC];

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (NUMBERS.includes(oid) ? Number : pg.types.getTypeParser(oid, format as 'text')),
};

/** Names by which an operator finds our connections in `pg_stat_activity`. */
const settings = (databaseUrl: string, name: 'foulee' | 'foulee-ear'): pg.ClientConfig => ({
  connectionString: databaseUrl,
  application_name: name,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  types,
});

/** A connection broke: its query fails, the pool opens another one, and the process must not end. */
const broken = (): void => undefined;

/**
 * @param patient for a command that moves a whole database: it waits as long as it takes
 * @param readOnly nothing can be written
 */
export function openPool(databaseUrl: string, { patient = false, readOnly = false } = {}): pg.Pool {
  const pool = new pg.Pool({
    ...settings(databaseUrl, 'foulee'),
    max: readOnly ? CONNECTIONS.reads : CONNECTIONS.writes,
    ...(readOnly ? { options: '-c default_transaction_read_only=on' } : {}),
    idle_in_transaction_session_timeout: FORGOTTEN,
    ...(patient ? {} : { lock_timeout: LOCK_TIMEOUT_MS, statement_timeout: STATEMENT_TIMEOUT_MS }),
  });
  pool.on('error', broken);
  pool.on('connect', (client) => client.on('error', broken));
  return pool;
}

/** A connection that only listens. */
export const newEar = (databaseUrl: string): pg.Client => new pg.Client(settings(databaseUrl, 'foulee-ear'));
