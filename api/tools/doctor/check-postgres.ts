import pg from 'pg';
import { isKnownMigration, LATEST_MIGRATION } from '../../src/store/migrate.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

const PATIENCE = 5000;

/** Looks at PostgreSQL in a transaction that may only read; gives its time too. */
export async function checkPostgres(databaseUrl: string): Promise<{ findings: Finding[]; time?: number }> {
  const { host, pathname } = new URL(databaseUrl);
  const place = `${host}${pathname}`;
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin read only');
    const { rows } = await client.query<{ version: string; ms: string; tables: boolean }>(
      "select current_setting('server_version') as version, extract(epoch from clock_timestamp()) * 1000 as ms, to_regclass('kysely_migration') is not null as tables",
    );
    const { version = '?', ms = '0', tables = false } = rows[0] ?? {};
    const findings = [
      tables
        ? await checkTables(client, place, version)
        : ok('Base', `${place} (PostgreSQL ${version}) est vide : le premier démarrage la fait`),
    ];
    return { findings: [...findings, ...(await checkLocks(client))], time: Number(ms) };
  } catch (error) {
    return {
      findings: [
        broken(
          'Base',
          `${place} ne répond pas (${(error as Error).message})`,
          'Démarrez PostgreSQL ; vérifiez DATABASE_URL, pg_hba.conf et le pare-feu.',
        ),
      ],
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function checkTables(client: pg.Client, place: string, version: string): Promise<Finding> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const newer = rows.find(({ name }) => !isKnownMigration(name))?.name;
  if (newer !== undefined)
    return broken(
      'Base',
      `${place} vient d’une version plus récente (${newer})`,
      'Remettez cette version, ou une sauvegarde faite avant elle.',
    );
  const isCurrent = rows.some(({ name }) => name === LATEST_MIGRATION);
  const text = `${place} (PostgreSQL ${version}) répond, ses tables sont ${isCurrent ? 'à jour' : 'd’une version plus ancienne'}`;
  return isCurrent
    ? ok('Base', text)
    : warning('Base', text, 'Le prochain démarrage les met à jour ; sauvegardez avant (npm run backup).');
}

async function checkLocks(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ pid: number; application_name: string; since: string }>(
    "select pid, application_name, date_trunc('second', now() - xact_start)::text as since from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start < now() - interval '1 minute' and state like 'idle in transaction%'",
  );
  return rows.map(({ pid, application_name, since }) =>
    warning(
      'Verrous',
      `le processus ${pid} (${application_name || 'sans nom'}) tient une transaction depuis ${since}`,
      `Arrêtez ce programme, ou : select pg_terminate_backend(${pid});`,
    ),
  );
}
