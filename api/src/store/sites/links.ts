import type { Db } from '../db.ts';
import type { SiteLinkTable } from '../site-tables.ts';

export async function findSiteLink(db: Db, challenge: string): Promise<SiteLinkTable | undefined> {
  return db.selectFrom('site_link').selectAll().where('challenge', '=', challenge).executeTakeFirst();
}

const ACTIVE = ['on', 'returning', 'ending'] as const;

/** Whether a link follows, or is being given back. */
export const isActiveLink = (link: Pick<SiteLinkTable, 'state'> | undefined): boolean =>
  ACTIVE.some((state) => state === link?.state);

/** Links that follow, or are being given back. */
export async function listActiveLinks(db: Db): Promise<SiteLinkTable[]> {
  return db.selectFrom('site_link').selectAll().where('state', 'in', ACTIVE).execute();
}

export async function replaceSiteLink(db: Db, link: SiteLinkTable): Promise<void> {
  await db.deleteFrom('site_link').where('challenge', '=', link.challenge).execute();
  await db.insertInto('site_link').values(link).execute();
}

/** Changes a link that is still of this site's hold: one that began meanwhile is another. */
export async function updateSiteLink(
  db: Db,
  { challenge, site }: Pick<SiteLinkTable, 'challenge' | 'site'>,
  change: Partial<Omit<SiteLinkTable, 'challenge' | 'site'>>,
): Promise<void> {
  await db.updateTable('site_link').set(change).where('challenge', '=', challenge).where('site', '=', site).execute();
}

/** The last call of a hand back begins, after which it is not ended any more. @returns false where it was ended before */
export async function startReturn(
  db: Db,
  { challenge, site }: Pick<SiteLinkTable, 'challenge' | 'site'>,
): Promise<boolean> {
  const query = db.updateTable('site_link').set({ state: 'ending' }).where('challenge', '=', challenge);
  await query.where('site', '=', site).where('state', '=', 'returning').execute();
  return (await findSiteLink(db, challenge))?.state === 'ending';
}

/** A link that is being given back follows again; one that was given back meanwhile stays so. */
export async function keepSiteLink(
  db: Db,
  { challenge, site }: Pick<SiteLinkTable, 'challenge' | 'site'>,
  changed: string,
): Promise<void> {
  const query = db.updateTable('site_link').set({ state: 'on', changed }).where('challenge', '=', challenge);
  await query.where('site', '=', site).where('state', '=', 'returning').execute();
}

export async function removeSiteLink(
  db: Db,
  { challenge, site }: Pick<SiteLinkTable, 'challenge' | 'site'>,
): Promise<void> {
  await db.deleteFrom('site_link').where('challenge', '=', challenge).where('site', '=', site).execute();
}
