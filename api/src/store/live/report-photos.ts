import type { Db } from '../db.ts';

/** Photos of the reports of a challenge, without the pictures. */
export async function listReportPhotos(
  db: Db,
  challenge: string,
): Promise<{ readonly report: string; readonly trial: string }[]> {
  return db.selectFrom('report_photo').select(['report', 'trial']).where('challenge', '=', challenge).execute();
}

/** Bytes of all photos of a challenge, as they were sent. */
export async function countPhotoBytes(db: Db, challenge: string): Promise<number> {
  const { letters } = await db
    .selectFrom('report_photo')
    .select(({ fn }) => fn.sum<number | string | null>(fn('length', ['body'])).as('letters'))
    .where('challenge', '=', challenge)
    .executeTakeFirstOrThrow();
  // Four letters of base64 are three bytes.
  return (Number(letters ?? 0) * 3) / 4;
}

/** The picture of a report. */
export async function findReportPhoto(db: Db, challenge: string, report: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('report_photo')
    .select('body')
    .where('challenge', '=', challenge)
    .where('report', '=', report)
    .executeTakeFirst();
  return row && Buffer.from(row.body, 'base64');
}

export async function insertReportPhoto(
  db: Db,
  {
    bytes,
    ...row
  }: { readonly challenge: string; readonly report: string; readonly trial: string; readonly bytes: Buffer },
): Promise<void> {
  await db
    .insertInto('report_photo')
    .values({ ...row, body: bytes.toString('base64') })
    .execute();
}

export async function deleteReportPhotos(db: Db, challenge: string, reports: readonly string[]): Promise<void> {
  if (reports.length === 0) return;
  await db.deleteFrom('report_photo').where('challenge', '=', challenge).where('report', 'in', reports).execute();
}
