import type { DeviceHoldAnswer } from 'shared-domain/contract';
import type { deviceHoldBody } from 'shared-domain/contract/schemas';
import { SIGNABLE_FACTS } from 'shared-domain/live-input';
import type { z } from 'zod';
import { conflict, refusal, refusalAt } from '../../base/refusal.ts';
import type { Official } from '../../policies/code-policy.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import { findChallengeOfTrial } from '../../store/lists/trials.ts';
import { deleteDeviceHold, listDeviceHolds, writeDeviceHold } from '../../store/live/device-holds.ts';
import { listHolds } from '../../store/live/holds.ts';
import type { Context } from '../context/context.ts';
import { computeHoldEnd } from './hold-trial.ts';

type Body = z.output<typeof deviceHoldBody>;

/**
 * Who keeps a device from writing a trial, in words, by the trial's oid: an organiser, or another device of the same kind. A device of
 * another kind does not, as a wind gauge writes while a judge holds the jump.
 */
export async function readHolders(
  db: Db,
  { chOID, kind }: Official,
  device: string,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const devices = (await listDeviceHolds(db, chOID, now)).filter((hold) => hold.by === kind && hold.device !== device);
  return new Map([
    ...devices.map(({ trial, by, expires }) => [trial, `another device (${by}) until ${expires}`] as const),
    ...(await listHolds(db, chOID, now)).map(({ trial, expires }) => [trial, `an organiser until ${expires}`] as const),
  ]);
}

/** Extends a device's holds on the trials that it has just written. */
export async function extendDeviceHolds(
  db: Db,
  { chOID, kind }: Official,
  device: string,
  trials: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  for (const hold of await listDeviceHolds(db, chOID, now)) {
    if (hold.by !== kind || hold.device !== device || !trials.has(hold.trial)) continue;
    await writeDeviceHold(db, { ...hold, expires: computeHoldEnd(now) });
  }
}

/** Holds a trial for a device, or releases it (`hold: false`). */
export async function holdByDevice(ctx: Context, official: Official, body: Body): Promise<DeviceHoldAnswer> {
  const { trialOID: trial, device, hold } = body;
  const { kind: by, chOID } = official;
  if (SIGNABLE_FACTS[by].length === 0) throw refusal('forbidden', `a code of kind ${by} only reads`);
  const now = ctx.readSteadyClock();
  return ctx.store.transaction(async (tx) => {
    if ((await findChallengeOfTrial(tx, trial)) !== chOID) {
      throw refusalAt('not found', '$.trialOID', `there is no trial ${JSON.stringify(trial)} in this challenge`);
    }
    const deviceHold = (await listDeviceHolds(tx, chOID, now)).find((one) => one.trial === trial);
    const holder = (await readHolders(tx, official, device, now)).get(trial);
    const isOtherDevices = deviceHold !== undefined && (deviceHold.by !== by || deviceHold.device !== device);
    if (holder !== undefined || isOtherDevices) {
      throw conflict('held', `trial ${trial} is held by ${holder ?? `another device (${deviceHold?.by})`}`);
    }
    const logHold = (action: string) =>
      writeLog(tx, { challenge: chOID, action, detail: { trial, code: by, device }, now: ctx.clock() });
    if (!hold) {
      if (deviceHold !== undefined) {
        await deleteDeviceHold(tx, trial);
        await logHold('trial released');
      }
      return { oid: trial, held: false };
    }
    const expires = computeHoldEnd(now);
    await writeDeviceHold(tx, { trial, device, by, expires });
    if (deviceHold === undefined) await logHold('trial held');
    return { oid: trial, held: true, expires };
  });
}
