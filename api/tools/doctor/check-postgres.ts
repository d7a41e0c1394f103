import { lookAtDatabase } from '../../src/store/postgres/look-at-database.ts';
import { checkTables } from './check-tables.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

/** Looks at PostgreSQL, and changes nothing of it; gives its time too. */
export async function checkPostgres(databaseUrl: string): Promise<{ findings: Finding[]; time?: number }> {
  const { host, pathname } = new URL(databaseUrl);
  const place = `${host}${pathname}`;
  try {
    const { version, time, applied, held } = await lookAtDatabase(databaseUrl);
    const database = `${place} (PostgreSQL ${version})`;
    const tables =
      applied === undefined
        ? ok('Base', `${database} est vide : le premier démarrage la remplit`)
        : checkTables(database, applied);
    const locks = held.map(({ pid, program, since }) =>
      warning(
        'Verrous',
        `le processus ${pid} (${program || 'sans nom'}) tient une transaction depuis ${since}`,
        `Arrêtez ce programme, ou : select pg_terminate_backend(${pid});`,
      ),
    );
    return { findings: [tables, ...locks], time };
  } catch (error) {
    const text = `${place} ne répond pas (${(error as Error).message})`;
    const remedy = 'Démarrez PostgreSQL ; vérifiez DATABASE_URL, pg_hba.conf et le pare-feu.';
    return { findings: [broken('Base', text, remedy)] };
  }
}
