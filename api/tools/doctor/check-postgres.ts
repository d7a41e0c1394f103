import { localize } from '../../src/base/localize.ts';
import { inspectDatabase } from '../../src/store/postgres/inspect-database.ts';
import { checkTables } from './check-tables.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

/** Checks PostgreSQL without changing anything; also returns its time, ms since 1970. */
export async function checkPostgres(databaseUrl: string): Promise<{ findings: Finding[]; timeMs?: number }> {
  const { host, pathname } = new URL(databaseUrl);
  const address = `${host}${pathname}`;
  try {
    const { version, timeMs, applied, idleTransactions } = await inspectDatabase(databaseUrl);
    const database = `${address} (PostgreSQL ${version})`;
    const tables =
      applied === undefined
        ? ok(
            'Base',
            localize(
              `${database} est vide : le premier démarrage la remplit`,
              `${database} is empty: the first start fills it`,
            ),
          )
        : checkTables(database, applied);
    const locks = idleTransactions.map(({ pid, program, openFor }) =>
      warning(
        'Verrous',
        localize(
          `le processus ${pid} (${program || 'sans nom'}) tient une transaction depuis ${openFor}`,
          `process ${pid} (${program || 'without a name'}) has held a transaction for ${openFor}`,
        ),
        localize(
          `Arrêtez ce programme, ou : select pg_terminate_backend(${pid});`,
          `Stop this program, or: select pg_terminate_backend(${pid});`,
        ),
      ),
    );
    return { findings: [tables, ...locks], timeMs };
  } catch (error) {
    const text = localize(
      `${address} ne répond pas (${(error as Error).message})`,
      `${address} does not answer (${(error as Error).message})`,
    );
    const remedy = localize(
      'Démarrez PostgreSQL ; vérifiez DATABASE_URL, pg_hba.conf et le pare-feu.',
      'Start PostgreSQL; check DATABASE_URL, pg_hba.conf and the firewall.',
    );
    return { findings: [broken('Base', text, remedy)] };
  }
}
