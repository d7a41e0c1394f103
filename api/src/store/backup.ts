import type { Kysely } from 'kysely';
import { localize } from '../base/localize.ts';
import type { Db } from './db.ts';
import type { StoredErasure } from './lists/stored-erasures.ts';
import { isKnownMigration } from './migrate.ts';
import type { Database } from './schema.ts';

/** A backup that cannot be made or restored; the message, for the operator, says why. */
export class BackupRefused extends Error {}

/** @param migrations names of the migrations in the backup; undefined for a file of another program. @throws BackupRefused */
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

export interface SavedBackup {
  readonly path: string;
  readonly bytes: number;
  /** Rows by table, where they were counted. */
  readonly rows?: Readonly<Record<string, number>>;
}

/** What a restore does about those who were erased from the database that it replaces. */
export interface RestoreOptions<Erased> {
  readonly now: Date;
  /** Restores also where the erasures cannot be read. */
  readonly ignoresErasures: boolean;
  /** PostgreSQL: whether tables and functions go that this version does not know, of a database that a newer one has migrated. */
  readonly dropsUnknown?: boolean;
  /** Erases them from what was restored. */
  readonly eraseAgain: (db: Db, erasures: readonly StoredErasure[], now: Date) => Promise<Erased>;
}

/** @param reason why the erasures of the present database cannot be read */
export const createErasuresRefusal = (reason: string): BackupRefused =>
  new BackupRefused(
    localize(
      `Rien n’a été remis : la base présente ne dit plus qui en a été effacé (${reason}), et la sauvegarde nommerait de nouveau ces personnes. Relancez avec --without-erasures, puis effacez-les de nouveau (« Organisations »).`,
      `Nothing was restored: the present database no longer says who was erased from it (${reason}), and the backup would name them again. Run it again with --without-erasures, then erase them again (“Organisations”).`,
    ),
  );

/** @param names tables and functions of the present database that only a newer version, or another program, can have created */
export const createUnknownRefusal = (names: readonly string[]): BackupRefused =>
  new BackupRefused(
    localize(
      `Rien n’a été remis : une version plus récente de Foulée a mis à jour la base présente, et ceci y est que cette version ne connaît pas : ${names.join(', ')}. Si tout vient de Foulée, relancez avec --drop-unknown, qui l’enlève ; ce qui est d’un autre programme est à mettre ailleurs d’abord.`,
      `Nothing was restored: a newer version of Foulée has updated the present database, which has what this version does not know: ${names.join(', ')}. If all of it is Foulée’s, run it again with --drop-unknown, which removes it; what is another program’s has to be moved away first.`,
    ),
  );

/** More revisions than a competition can have between a backup and its restoring. */
const REVISIONS_AHEAD = 100_000;

/**
 * Makes a restored database count as another one: its ETags must differ from those sent since the backup, live readers must fetch
 * everything again, sessions that ended since must not be valid again, and who has stopped push messages since must get none.
 */
export async function resetAfterRestore(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('setting').where('name', '=', 'epoch').execute();
    await tx.deleteFrom('token').execute();
    await tx.deleteFrom('push_subscription').execute();
    await tx.deleteFrom('push_cursor').execute();
    await tx.deleteFrom('challenge_change').execute();
    await tx
      .updateTable('challenge')
      .set((eb) => ({ revision: eb('revision', '+', REVISIONS_AHEAD) }))
      .execute();
  });
}
