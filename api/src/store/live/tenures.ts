import type { Db } from '../db.ts';
import type { TenureTable } from '../live-tables.ts';

/** Whose facts counted and count in the trials of a challenge, the oldest first; one that is not over comes last. */
export async function listTenures(db: Db, challenge: string): Promise<TenureTable[]> {
  const rows = await db
    .selectFrom('tenure')
    .innerJoin('trial', 'trial.oid', 'tenure.trial')
    .selectAll('tenure')
    .where('trial.challenge', '=', challenge)
    .orderBy('tenure.since')
    .execute();
  return [...rows.filter(({ until }) => until !== null), ...rows.filter(({ until }) => until === null)];
}

export async function writeTenure(db: Db, row: TenureTable): Promise<void> {
  const { label, last, until } = row;
  await db
    .insertInto('tenure')
    .values(row)
    .onConflict((conflict) => conflict.columns(['trial', 'by', 'since', 'device']).doUpdateSet({ label, last, until }))
    .execute();
}

/** Ends what a device goes on with in the trials of a challenge. */
export async function endTenuresOf(db: Db, challenge: string, device: string, now: Date): Promise<void> {
  const ofChallenge = db.selectFrom('trial').select('oid').where('challenge', '=', challenge);
  const query = db.updateTable('tenure').set({ until: now.toISOString() }).where('trial', 'in', ofChallenge);
  await query.where('device', '=', device).where('until', 'is', null).execute();
}

/** Ends what goes on in a trial. @returns whether anything did */
export async function endTenures(db: Db, trial: string, now: Date): Promise<boolean> {
  const query = db.updateTable('tenure').set({ until: now.toISOString() });
  const { numUpdatedRows } = await query.where('trial', '=', trial).where('until', 'is', null).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
