import { openPool } from './pool.ts';

interface TrialFacts {
  /** The same for every name and port that leads to one database: its cluster has a number of its own. */
  readonly identity: string;
  /** Whether it has tables of Foulée. */
  readonly isUsed: boolean;
}

async function readFacts(databaseUrl: string): Promise<TrialFacts> {
  const pool = openPool(databaseUrl);
  try {
    const { rows } = await pool.query<TrialFacts>(
      `select system_identifier || '/' || current_database() as identity, to_regclass('kysely_migration') is not null as "isUsed"
       from pg_control_system()`,
    );
    return rows[0] ?? { identity: '', isUsed: true };
  } finally {
    await pool.end();
  }
}

/**
 * Why a trial database cannot be used: it is the server's own, or something of Foulée is in it; undefined where it can.
 * @throws Error where one of them does not answer
 */
export async function findTrialFault(databaseUrl: string, trialUrl: string): Promise<'same' | 'used' | undefined> {
  const [own, trial] = await Promise.all([readFacts(databaseUrl), readFacts(trialUrl)]);
  if (own.identity === trial.identity) return 'same';
  return trial.isUsed ? 'used' : undefined;
}
