import type { Kysely } from 'kysely';
import { localize } from '../base/localize.ts';
import { isKnownMigration } from './migrate.ts';
import type { Database } from './schema.ts';

/** A backup that cannot be made or taken back; the message says why, in French, as the commands do. */
export class BackupRefused extends Error {}

/** @param migrations names of those that the backup has, none in a file of another program. @throws BackupRefused */
export function refuseUnknownBackup(path: string, migrations: readonly string[] | undefined): void {
  if (migrations === undefined)
    throw new BackupRefused(localize(`${path} n’est pas une sauvegarde de Foulée.`, `${path} is no backup of Foulée.`));
  const newer = migrations.find((name) => !isKnownMigration(name));
  if (newer === undefined) return;
  throw new BackupRefused(
    localize(
      `${path} vient d’une version plus récente de Foulée (${newer}).`,
      `${path} comes from a newer version of Foulée (${newer}).`,
    ),
  );
}

export interface Saved {
  readonly path: string;
  readonly bytes: number;
  /** Rows by table, where they were counted. */
  readonly rows?: Readonly<Record<string, number>>;
}

/** More revisions than a competition has between a backup and its return. */
const AHEAD = 100_000;

/**
 * A database that went back in time is another one: its answers must not pass for those that were given out since, whoever
 * follows it live fetches again, and whoever signed out or was put out since must not be in again.
 */
export async function beginAnew(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('setting').where('name', '=', 'epoch').execute();
    await tx.deleteFrom('token').execute();
    await tx.deleteFrom('challenge_change').execute();
    await tx
      .updateTable('challenge')
      .set((eb) => ({ revision: eb('revision', '+', AHEAD) }))
      .execute();
  });
}
