import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** Images that are looked at together, the oldest first. */
const BATCH_IMAGES = 100;

/** What programs send again and again; what a person did is rarer, and deleted later. */
const PROGRAM_ACT = 'upload';

interface ImageOwner {
  readonly organiser: string;
  /** ISO instant; what older acts kept is deleted. */
  readonly since: string;
}

const selectImages = (db: Db, { organiser, since }: ImageOwner) =>
  db.selectFrom('log').where('organiser', '=', organiser).where('at', '>', since).where(sql<boolean>`undo_bytes > 0`);

/** What the acts of an account since an instant keep for undo, bytes. */
export async function sumUndoBytes(db: Db, owner: ImageOwner): Promise<number> {
  const { bytes } = await selectImages(db, owner)
    .select(({ fn }) => fn.sum<number | string | null>('undo_bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

async function dropImages(db: Db, logs: readonly string[]): Promise<void> {
  await db.deleteFrom('removed').where('log', 'in', logs).execute();
  await db.updateTable('log').set({ undo_bytes: 0 }).where('oid', 'in', logs).execute();
}

/** Deletes what the oldest acts of an account keep for undo, that of uploads first, until so many bytes are free or nothing is left. */
export async function dropOldestImages(db: Db, owner: ImageOwner, bytes: number): Promise<void> {
  let missingBytes = bytes;
  for (const comparison of ['=', '!='] as const) {
    while (missingBytes > 0) {
      const images = await selectImages(db, owner)
        .where('action', comparison, PROGRAM_ACT)
        .select(['oid', 'undo_bytes as bytes'])
        .orderBy('at')
        .orderBy('oid')
        .limit(BATCH_IMAGES)
        .execute();
      if (images.length === 0) break;
      const logs: string[] = [];
      for (const { oid, bytes: imageBytes } of images) {
        if (missingBytes <= 0) break;
        logs.push(oid);
        missingBytes -= Number(imageBytes);
      }
      await dropImages(db, logs);
    }
  }
}

/** Where an act took place whose image made room for newer ones; undefined for any other act. */
export async function findDroppedAct(
  db: Db,
  log: string,
): Promise<{ readonly challenge: string | null; readonly organisation?: string | null | undefined } | undefined> {
  const query = db.selectFrom('log').select(['challenge', 'organisation']).where('oid', '=', log);
  return query.where('undo_bytes', '=', 0).executeTakeFirst();
}
