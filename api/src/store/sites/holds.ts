import type { Db } from '../db.ts';
import type { SiteHoldTable } from '../site-tables.ts';

/** The hold of a stadium's server on a competition, also one that has ended. */
export async function findSiteHold(db: Db, challenge: string): Promise<SiteHoldTable | undefined> {
  return db.selectFrom('site_hold').selectAll().where('challenge', '=', challenge).executeTakeFirst();
}

/** Holds whose stadium was heard last before an instant (ISO UTC). */
export async function listSilentHolds(db: Db, before: string): Promise<SiteHoldTable[]> {
  return db.selectFrom('site_hold').selectAll().where('state', '=', 'held').where('seen', '<', before).execute();
}

/** Begins a hold, in place of an earlier one. */
export async function replaceSiteHold(db: Db, hold: SiteHoldTable): Promise<void> {
  await db.deleteFrom('site_hold').where('challenge', '=', hold.challenge).execute();
  await db.insertInto('site_hold').values(hold).execute();
}

export async function updateSiteHold(
  db: Db,
  challenge: string,
  change: Partial<Omit<SiteHoldTable, 'challenge'>>,
): Promise<void> {
  await db.updateTable('site_hold').set(change).where('challenge', '=', challenge).execute();
}
