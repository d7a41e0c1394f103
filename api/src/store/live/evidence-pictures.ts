import type { Db } from '../db.ts';
import type { EvidencePictureTable } from '../live-tables.ts';

/** Pictures of the evidence of a challenge, without their bytes. */
export async function listEvidencePictures(
  db: Db,
  challenge: string,
): Promise<{ readonly oid: string; readonly bytes: number }[]> {
  const query = db.selectFrom('evidence_picture').select(['oid', 'bytes']).where('challenge', '=', challenge);
  return query.orderBy('oid').execute();
}

/** A picture of the evidence of a challenge. */
export async function findEvidencePicture(
  db: Db,
  challenge: string,
  oid: string,
): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> {
  const row = await db
    .selectFrom('evidence_picture')
    .select(['type', 'body'])
    .where('challenge', '=', challenge)
    .where('oid', '=', oid)
    .executeTakeFirst();
  return row && { type: row.type, bytes: Buffer.from(row.body, 'base64') };
}

export async function insertEvidencePicture(db: Db, row: EvidencePictureTable): Promise<void> {
  await db.insertInto('evidence_picture').values(row).execute();
}

export async function deleteEvidencePictures(db: Db, challenge: string, oids: readonly string[]): Promise<void> {
  if (oids.length === 0) return;
  await db.deleteFrom('evidence_picture').where('challenge', '=', challenge).where('oid', 'in', oids).execute();
}
