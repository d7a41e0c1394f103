import type { Db } from '../db.ts';

export interface Hold {
  readonly organiser: string;
  readonly email: string;
  readonly expires: string;
}

/** Who holds a trial now. */
export async function findHold(db: Db, trial: string, now: Date): Promise<Hold | undefined> {
  return db
    .selectFrom('trial_hold')
    .innerJoin('organiser', 'organiser.oid', 'trial_hold.organiser')
    .select(['trial_hold.organiser', 'organiser.email', 'trial_hold.expires'])
    .where('trial_hold.trial', '=', trial)
    .where('trial_hold.expires', '>', now.toISOString())
    .executeTakeFirst();
}

/** Holds on the trials of a challenge now. */
export async function listHolds(db: Db, challenge: string, now: Date): Promise<(Hold & { readonly trial: string })[]> {
  return db
    .selectFrom('trial_hold')
    .innerJoin('organiser', 'organiser.oid', 'trial_hold.organiser')
    .innerJoin('trial', 'trial.oid', 'trial_hold.trial')
    .select(['trial_hold.trial', 'trial_hold.organiser', 'organiser.email', 'trial_hold.expires'])
    .where('trial.challenge', '=', challenge)
    .where('trial_hold.expires', '>', now.toISOString())
    .execute();
}

export async function writeHold(db: Db, trial: string, organiser: string, expires: string): Promise<void> {
  await db
    .insertInto('trial_hold')
    .values({ trial, organiser, expires })
    .onConflict((conflict) => conflict.column('trial').doUpdateSet({ organiser, expires }))
    .execute();
}

export async function deleteHold(db: Db, trial: string): Promise<void> {
  await db.deleteFrom('trial_hold').where('trial', '=', trial).execute();
}
