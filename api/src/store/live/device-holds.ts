import type { Db } from '../db.ts';
import type { DeviceHoldTable } from '../live-tables.ts';

/** Devices that hold trials of a challenge now. */
export async function listDeviceHolds(db: Db, challenge: string, now: Date): Promise<DeviceHoldTable[]> {
  return db
    .selectFrom('device_hold')
    .innerJoin('trial', 'trial.oid', 'device_hold.trial')
    .selectAll('device_hold')
    .where('trial.challenge', '=', challenge)
    .where('device_hold.expires', '>', now.toISOString())
    .execute();
}

export async function findDeviceHold(db: Db, trial: string, now: Date): Promise<DeviceHoldTable | undefined> {
  return db
    .selectFrom('device_hold')
    .selectAll()
    .where('trial', '=', trial)
    .where('expires', '>', now.toISOString())
    .executeTakeFirst();
}

export async function writeDeviceHold(db: Db, row: DeviceHoldTable): Promise<void> {
  const { device, by, expires } = row;
  await db
    .insertInto('device_hold')
    .values(row)
    .onConflict((conflict) => conflict.column('trial').doUpdateSet({ device, by, expires }))
    .execute();
}

export async function deleteDeviceHold(db: Db, trial: string): Promise<void> {
  await db.deleteFrom('device_hold').where('trial', '=', trial).execute();
}

/** Deletes the holds of a device in the trials of a challenge. */
export async function deleteHoldsOf(db: Db, challenge: string, device: string): Promise<void> {
  const ofChallenge = db.selectFrom('trial').select('oid').where('challenge', '=', challenge);
  await db.deleteFrom('device_hold').where('trial', 'in', ofChallenge).where('device', '=', device).execute();
}
