import type { Db } from '../db.ts';
import { newOid } from '../oid.ts';
import type { SiteFileTable } from '../site-tables.ts';

/** A stored file, without what is in it. */
export type StoredSiteFile = Pick<SiteFileTable, 'oid' | 'which' | 'holder' | 'at' | 'bytes'>;

/** Files of each kind that one competition keeps, and bytes of them all: three whole ones with their photos. */
const MAX_FILES = 8;
const MAX_BYTES = 256 * 1024 * 1024;

/** Files that stayed after holds of a competition, the oldest first. */
export async function listSiteFiles(db: Db, challenge: string): Promise<StoredSiteFile[]> {
  return db
    .selectFrom('site_file')
    .select(['oid', 'which', 'holder', 'at', 'bytes'])
    .where('challenge', '=', challenge)
    .orderBy('at')
    .orderBy('oid')
    .execute();
}

/** The competition’s file in a stored one, as JSON. */
export async function readSiteFile(db: Db, challenge: string, oid: string): Promise<string | undefined> {
  const query = db.selectFrom('site_file').select('body').where('challenge', '=', challenge);
  return (await query.where('oid', '=', oid).executeTakeFirst())?.body;
}

export async function rewriteSiteFile(db: Db, oid: string, body: string): Promise<void> {
  await db
    .updateTable('site_file')
    .set({ body, bytes: Buffer.byteLength(body) })
    .where('oid', '=', oid)
    .execute();
}

/** Files that are too many, the oldest first; neither the newest nor what was here before the first stadium, which nobody else has. */
function findSurplus(files: readonly StoredSiteFile[], newest: string): string[] {
  const first = files.find(({ which }) => which === 'before')?.oid;
  const counts = { file: 0, before: 0 };
  let bytes = 0;
  for (const file of files) {
    counts[file.which] += 1;
    bytes += file.bytes;
  }
  const surplus: string[] = [];
  for (const file of files) {
    if (file.oid === first || file.oid === newest) continue;
    if (counts[file.which] <= MAX_FILES && bytes <= MAX_BYTES) continue;
    surplus.push(file.oid);
    counts[file.which] -= 1;
    bytes -= file.bytes;
  }
  return surplus;
}

/** Stores a file of a hold in place of an earlier one of the same hold and kind; of too many the oldest go. */
export async function storeSiteFile(db: Db, file: Omit<SiteFileTable, 'oid' | 'bytes'>): Promise<void> {
  const { challenge, site, which, body } = file;
  const oid = newOid();
  const former = db.deleteFrom('site_file').where('challenge', '=', challenge).where('site', '=', site);
  await former.where('which', '=', which).execute();
  await db
    .insertInto('site_file')
    .values({ ...file, oid, bytes: Buffer.byteLength(body) })
    .execute();
  const surplus = findSurplus(await listSiteFiles(db, challenge), oid);
  if (surplus.length > 0) await db.deleteFrom('site_file').where('oid', 'in', surplus).execute();
}
