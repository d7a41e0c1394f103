import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { isPostgres } from '../engine.ts';
import type { LiveDeviceTable, LiveSeqTable } from '../live-tables.ts';
import { sliceInTurns } from '../map-in-turns.ts';

/** Officials' devices of a challenge that have sent something, by their names. */
export async function listDevices(db: Db, challenge: string): Promise<LiveDeviceTable[]> {
  return db.selectFrom('live_device').selectAll().where('challenge', '=', challenge).orderBy('device').execute();
}

/** What the devices of a challenge say they are called, without the rest of their words, which may be long. */
export async function listDeviceLabels(
  db: Db,
  challenge: string,
): Promise<{ readonly device: string; readonly label: string | null }[]> {
  const label = isPostgres(db) ? sql<string | null>`body::json ->> 'label'` : sql<string | null>`body ->> 'label'`;
  const query = db.selectFrom('live_device').select(['device', label.as('label')]);
  return query.where('challenge', '=', challenge).orderBy('device').execute();
}

/** What the call rooms of a challenge were told of when their calls close, as JSON; none of a device that is closed. */
export async function listCallSettings(db: Db, challenge: string): Promise<string[]> {
  const call = isPostgres(db) ? sql<string | null>`body::json ->> 'call'` : sql<string | null>`body ->> 'call'`;
  const query = db.selectFrom('live_device').select(call.as('call')).where('challenge', '=', challenge);
  const rows = await query.where('by', '=', 'judge').where('closed', 'is', null).orderBy('device').execute();
  return rows.flatMap((row) => row.call ?? []);
}

export async function findDevice(db: Db, challenge: string, device: string): Promise<LiveDeviceTable | undefined> {
  const query = db.selectFrom('live_device').selectAll().where('challenge', '=', challenge);
  return query.where('device', '=', device).executeTakeFirst();
}

export async function writeDevice(db: Db, row: LiveDeviceTable): Promise<void> {
  const { by, have, seen, body, closed } = row;
  await db
    .insertInto('live_device')
    .values(row)
    .onConflict((conflict) => conflict.columns(['challenge', 'device']).doUpdateSet({ by, have, seen, body, closed }))
    .execute();
}

/** Names of the devices of a challenge that are closed. */
export async function listClosedDevices(db: Db, challenge: string): Promise<string[]> {
  const query = db.selectFrom('live_device').select('device').where('challenge', '=', challenge);
  return (await query.where('closed', 'is not', null).orderBy('device').execute()).map(({ device }) => device);
}

/** Numbers of a device that came before one that is missing, rising. */
export async function listEarlySeqs(db: Db, challenge: string, device?: string): Promise<LiveSeqTable[]> {
  const query = db.selectFrom('live_seq').selectAll().where('challenge', '=', challenge).orderBy('seq');
  return (device === undefined ? query : query.where('device', '=', device)).execute();
}

/** Stores numbers that came early; those up to `have` are dropped. */
export async function writeEarlySeqs(
  db: Db,
  { challenge, device, have }: Pick<LiveDeviceTable, 'challenge' | 'device' | 'have'>,
  rows: readonly LiveSeqTable[],
): Promise<void> {
  const ofDevice = () => db.deleteFrom('live_seq').where('challenge', '=', challenge).where('device', '=', device);
  await ofDevice().where('seq', '<=', have).execute();
  await sliceInTurns(rows, async (slice) => {
    await db
      .insertInto('live_seq')
      .values([...slice])
      .onConflict((conflict) => conflict.columns(['challenge', 'device', 'seq']).doNothing())
      .execute();
  });
}
