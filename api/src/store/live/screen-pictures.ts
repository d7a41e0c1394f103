import type { Db } from '../db.ts';
import type { ScreenPictureTable } from '../live-tables.ts';

/** A picture without its bytes. */
export type ListedPicture = Omit<ScreenPictureTable, 'body' | 'challenge'>;

const LISTED = ['oid', 'position', 'name', 'type', 'width', 'height', 'bytes'] as const;

/** The pictures of a challenge in their order. */
export async function listScreenPictures(db: Db, challenge: string): Promise<ListedPicture[]> {
  const query = db.selectFrom('screen_picture').select(LISTED).where('challenge', '=', challenge);
  return query.orderBy('position').orderBy('oid').execute();
}

/** The pictures of a challenge in their order, as its file has them. */
export async function listPictureFiles(db: Db, challenge: string): Promise<{ name: string; body: string }[]> {
  const query = db.selectFrom('screen_picture').select(['name', 'body']).where('challenge', '=', challenge);
  return query.orderBy('position').orderBy('oid').execute();
}

export async function findScreenPicture(
  db: Db,
  challenge: string,
  oid: string,
): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> {
  const row = await db
    .selectFrom('screen_picture')
    .select(['type', 'body'])
    .where('challenge', '=', challenge)
    .where('oid', '=', oid)
    .executeTakeFirst();
  return row && { type: row.type, bytes: Buffer.from(row.body, 'base64') };
}

export async function insertScreenPicture(db: Db, row: ScreenPictureTable): Promise<void> {
  await db.insertInto('screen_picture').values(row).execute();
}

export async function updateScreenPicture(
  db: Db,
  oid: string,
  fields: Pick<ScreenPictureTable, 'name' | 'position'>,
): Promise<void> {
  await db.updateTable('screen_picture').set(fields).where('oid', '=', oid).execute();
}

export async function deleteScreenPicture(db: Db, oid: string): Promise<void> {
  await db.deleteFrom('screen_picture').where('oid', '=', oid).execute();
}
