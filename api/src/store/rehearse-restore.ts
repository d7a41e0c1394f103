import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localize } from '../base/localize.ts';
import { BackupRefused } from './backup.ts';
import type { DatabaseLocation } from './open-store.ts';
import { emptyPostgres, restorePostgres } from './postgres/backup-postgres.ts';
import { findTrialFault } from './postgres/trial-database.ts';
import { restoreSqlite } from './sqlite/restore-sqlite.ts';

/** The newest backup of a folder that fits the server's database. @throws BackupRefused where there is none */
function findNewestBackup(folder: string, extension: 'sqlite' | 'dump'): string {
  const paths = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith('foulee-') && name.endsWith(`.${extension}`))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const [newest] = paths;
  if (newest !== undefined) return newest;
  throw new BackupRefused(
    localize(
      `Aucune sauvegarde (foulee-….${extension}) dans ${folder}.`,
      `No backup (foulee-….${extension}) in ${folder}.`,
    ),
  );
}

async function requireTrialDatabase(databaseUrl: string, trialUrl: string | undefined): Promise<string> {
  if (!trialUrl)
    throw new BackupRefused(
      localize(
        'REHEARSAL_DATABASE_URL manque : donnez l’adresse d’une base d’essai vide (createdb), où la sauvegarde est remise, puis enlevée.',
        'REHEARSAL_DATABASE_URL is missing: give the address of an empty trial database (createdb), in which the backup is restored, then removed.',
      ),
    );
  const fault = await findTrialFault(databaseUrl, trialUrl);
  if (fault === 'same')
    throw new BackupRefused(
      localize(
        'REHEARSAL_DATABASE_URL mène à la base du serveur (DATABASE_URL). Donnez-en une autre : la répétition vide celle où elle se fait.',
        'REHEARSAL_DATABASE_URL leads to the server’s database (DATABASE_URL). Give another one: the rehearsal empties the one in which it is done.',
      ),
    );
  if (fault === 'used')
    throw new BackupRefused(
      localize(
        'La base de REHEARSAL_DATABASE_URL n’est pas vide : une base de Foulée y est. Donnez-en une vide (dropdb, createdb).',
        'The database of REHEARSAL_DATABASE_URL is not empty: it has a database of Foulée. Give an empty one (dropdb, createdb).',
      ),
    );
  return trialUrl;
}

/** What is restored aside is removed again: nobody has to be erased from it. */
const ASIDE = { ignoresErasures: true, eraseAgain: async () => undefined } as const;

async function rehearseSqlite(backup: string): Promise<void> {
  const aside = mkdtempSync(join(tmpdir(), 'foulee-rehearsal-'));
  try {
    await restoreSqlite(aside, backup, { ...ASIDE, now: new Date() });
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

async function rehearsePostgres(backup: string, trialUrl: string): Promise<void> {
  try {
    await restorePostgres(trialUrl, backup, { ...ASIDE, now: new Date() });
  } finally {
    // Also what a restore that failed has left: names and birth dates.
    await emptyPostgres(trialUrl);
  }
}

/**
 * Restores the newest backup of a folder where nothing of the server is touched, and removes it again: the embedded database in a
 * temporary folder, PostgreSQL in the trial database that the operator names. Returns the backup's path.
 * @throws BackupRefused where it does not restore, or the trial database is the server's
 */
export async function rehearseRestore(
  { databaseUrl }: DatabaseLocation,
  folder: string,
  trialUrl: string | undefined,
): Promise<string> {
  const backup = findNewestBackup(folder, databaseUrl === undefined ? 'sqlite' : 'dump');
  if (databaseUrl === undefined) await rehearseSqlite(backup);
  else await rehearsePostgres(backup, await requireTrialDatabase(databaseUrl, trialUrl));
  return backup;
}
