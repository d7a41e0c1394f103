import type { HoldAnswer, ReleaseAnswer } from 'shared-domain/contract';
import { conflict } from '../../base/refusal.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import { findChallengeOfTrial } from '../../store/lists/trials.ts';
import { deleteDeviceHold, findDeviceHold, listDeviceHolds } from '../../store/live/device-holds.ts';
import { deleteHold, findHold, type Hold, listHolds, writeHold } from '../../store/live/holds.ts';
import { endTenures } from '../../store/live/tenures.ts';
import type { DeviceHoldTable } from '../../store/live-tables.ts';
import type { Context } from '../context/context.ts';

/** How long after the last write a hold ends by itself, ms (Q11). */
export const HOLD_DURATION_MS = 10 * 60_000;

/** When a hold ends that is taken or renewed now. */
export const computeHoldEnd = (now: Date): string => new Date(now.getTime() + HOLD_DURATION_MS).toISOString();

/**
 * Extends the organiser's own hold, if there is one.
 * @throws Refusal `conflict` naming the holder when somebody else holds the trial
 */
async function refuseHeldTrial(db: Db, oid: string, organiser: string, now: Date): Promise<void> {
  const device = await findDeviceHold(db, oid, now);
  if (device !== undefined) throw createDeviceHoldRefusal(device);
  const hold = await findHold(db, oid, now);
  if (hold === undefined) return;
  refuseOthersHold(hold, oid, organiser);
  await writeHold(db, oid, organiser, computeHoldEnd(now));
}

const createDeviceHoldRefusal = ({ trial, by, expires }: DeviceHoldTable) =>
  conflict('held', `trial ${trial} is held by an official’s device (${by}) until ${expires}`);

function refuseOthersHold(hold: Hold, oid: string, organiser: string): void {
  if (hold.organiser === organiser) return;
  throw conflict('held', `trial ${oid} is held by ${hold.email} until ${hold.expires}`);
}

/** `refuseHeldTrial` for many trials of a challenge at once. */
export async function refuseHeldTrials(
  db: Db,
  chOID: string,
  oids: readonly string[],
  organiser: string,
  now: Date,
): Promise<void> {
  const wantedOids = new Set(oids);
  const device = (await listDeviceHolds(db, chOID, now)).find(({ trial }) => wantedOids.has(trial));
  if (device !== undefined) throw createDeviceHoldRefusal(device);
  const holds = await listHolds(db, chOID, now);
  for (const hold of holds) {
    if (!wantedOids.has(hold.trial)) continue;
    refuseOthersHold(hold, hold.trial, organiser);
    await writeHold(db, hold.trial, organiser, computeHoldEnd(now));
  }
}

/** Holds a trial for writing: others may read it, but their writes are refused until it is released. */
export async function holdTrial(ctx: Context, organiser: string, oid: string): Promise<HoldAnswer> {
  const now = ctx.readSteadyClock();
  const expires = computeHoldEnd(now);
  return ctx.store.transaction(async (tx) => {
    await refuseHeldTrial(tx, oid, organiser, now);
    await writeHold(tx, oid, organiser, expires);
    await logHold(tx, oid, organiser, 'trial held', ctx.clock());
    return { oid, holder: organiser, expires };
  });
}

/** Releases a trial from any hold, as a lost device cannot release its own. */
export async function releaseTrial(ctx: Context, organiser: string, oid: string): Promise<ReleaseAnswer> {
  const now = ctx.readSteadyClock();
  return ctx.store.transaction(async (tx) => {
    const hold = await findHold(tx, oid, now);
    const device = await findDeviceHold(tx, oid, now);
    const hasEnded = await endTenures(tx, oid, ctx.clock());
    if (hold === undefined && device === undefined && !hasEnded) return { oid, released: false };
    await deleteHold(tx, oid);
    await deleteDeviceHold(tx, oid);
    await logHold(tx, oid, organiser, 'trial released', ctx.clock());
    return { oid, released: true };
  });
}

async function logHold(db: Db, trial: string, organiser: string, action: string, now: Date): Promise<void> {
  const challenge = await findChallengeOfTrial(db, trial);
  await writeLog(db, { ...(challenge === undefined ? {} : { challenge }), organiser, action, detail: { trial }, now });
}
