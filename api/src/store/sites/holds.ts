import type { Db } from '../db.ts';
import type { SiteHoldTable } from '../site-tables.ts';

export type SiteHold = Omit<SiteHoldTable, 'file' | 'before'>;
/** Files that a hold keeps: what the stadium gave back, and what the competition was before. */
export type SiteFile = 'file' | 'before';

const COLUMNS = [
  ...(['challenge', 'site', 'holder', 'state', 'since', 'seen'] as const),
  ...(['pending', 'refused', 'ended', 'ended_by'] as const),
];

/** The hold of a stadium's server on a competition, also one that has ended. */
export async function findSiteHold(db: Db, challenge: string): Promise<SiteHold | undefined> {
  return db.selectFrom('site_hold').select(COLUMNS).where('challenge', '=', challenge).executeTakeFirst();
}

/** Holds whose stadium was heard last before an instant (ISO UTC). */
export async function listSilentHolds(db: Db, before: string): Promise<SiteHold[]> {
  return db.selectFrom('site_hold').select(COLUMNS).where('state', '=', 'held').where('seen', '<', before).execute();
}

/** Begins a hold, in place of an earlier one, whose file of what was before stays: the first is the one that no stadium has. */
export async function replaceSiteHold(db: Db, hold: SiteHold, before: string | undefined): Promise<void> {
  const kept = (await readSiteFile(db, hold.challenge, 'before')) ?? before ?? null;
  await db.deleteFrom('site_hold').where('challenge', '=', hold.challenge).execute();
  await db
    .insertInto('site_hold')
    .values({ ...hold, file: null, before: kept })
    .execute();
}

export async function updateSiteHold(
  db: Db,
  challenge: string,
  change: Partial<Omit<SiteHoldTable, 'challenge'>>,
): Promise<void> {
  await db.updateTable('site_hold').set(change).where('challenge', '=', challenge).execute();
}

/** A competition's file that a hold keeps, as JSON. */
export async function readSiteFile(db: Db, challenge: string, which: SiteFile): Promise<string | undefined> {
  const row = await db.selectFrom('site_hold').select(which).where('challenge', '=', challenge).executeTakeFirst();
  return row?.[which] ?? undefined;
}

export async function hasSiteFile(db: Db, challenge: string, which: SiteFile): Promise<boolean> {
  const query = db.selectFrom('site_hold').select('challenge').where('challenge', '=', challenge);
  return (await query.where(which, 'is not', null).executeTakeFirst()) !== undefined;
}
