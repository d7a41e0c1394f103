import { isFieldEvent } from 'shared-domain';
import type { DeviceHoldAnswer } from 'shared-domain/contract';
import type { deviceHoldBody } from 'shared-domain/contract/schemas';
import { RACE_CODE_KINDS, SIGNABLE_FACTS } from 'shared-domain/live-input';
import type { z } from 'zod';
import { conflict, refusal, refusalAt } from '../../base/refusal.ts';
import { type Official, requireOpenDevice, type Signer } from '../../policies/code-policy.ts';
import { findChallenge } from '../../store/challenges/challenges.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import { findTrials } from '../../store/lists/trials.ts';
import { deleteDeviceHold, findDeviceHold, listDeviceHolds, writeDeviceHold } from '../../store/live/device-holds.ts';
import { listHolds } from '../../store/live/holds.ts';
import { listTenures, writeTenure } from '../../store/live/tenures.ts';
import type { TenureTable } from '../../store/live-tables.ts';
import type { Context } from '../context/context.ts';
import { maskErasedTexts } from '../context/erased-names.ts';
import { refuseElsewhere } from './challenge-site.ts';
import { computeHoldEnd } from './hold-trial.ts';
import { findRelease, findTenureAt, findTenureStart, isSilent } from './tenure.ts';

type Body = z.output<typeof deviceHoldBody>;

/** Whether a fact of this trial and instant (ms) is another's to say. */
type IsHeld = (trial: string, instant: number) => boolean;

/**
 * Who keeps a device from writing: an organiser who edits the trial, or at that instant another device of the same kind. A device of
 * another kind does not, as a wind gauge writes while a judge holds the jump.
 */
export async function readHolders(db: Db, { chOID, kind }: Signer, device: string, steadyNow: Date): Promise<IsHeld> {
  const tenures = Map.groupBy(
    (await listTenures(db, chOID)).filter(({ by }) => by === kind),
    ({ trial }) => trial,
  );
  const edited = new Set((await listHolds(db, chOID, steadyNow)).map(({ trial }) => trial));
  return (trial, instant) => {
    const holder = findTenureAt(tenures.get(trial) ?? [], instant);
    return edited.has(trial) || (holder !== undefined && holder.device !== device);
  };
}

/** Extends a device's holds and tenures of the trials that it has just written. */
export async function extendDeviceHolds(
  db: Db,
  { chOID, kind }: Signer,
  device: string,
  trials: ReadonlySet<string>,
  { steadyNow, now }: { readonly steadyNow: Date; readonly now: Date },
): Promise<void> {
  if (trials.size === 0) return;
  const isOwn = (one: { readonly by: string; readonly device: string; readonly trial: string }) =>
    one.by === kind && one.device === device && trials.has(one.trial);
  for (const hold of (await listDeviceHolds(db, chOID, steadyNow)).filter(isOwn))
    await writeDeviceHold(db, { ...hold, expires: computeHoldEnd(steadyNow) });
  for (const tenure of (await listTenures(db, chOID)).filter(isOwn))
    if (tenure.until === null) await writeTenure(db, { ...tenure, last: now.toISOString() });
}

interface HoldState {
  readonly db: Db;
  readonly official: Official;
  readonly body: Body;
  readonly now: Date;
  /** Of the trial and the kind of code, the oldest first. */
  readonly tenures: readonly TenureTable[];
}

const isAfter = (time: string | null, instant: Date): boolean => time !== null && Date.parse(time) > instant.getTime();

/** Opens the tenure of a device, or prolongs it, and ends another's that it takes over. */
async function openTenure({
  db,
  official: { kind: by },
  body: { trialOID: trial, device, take, label, since: asked, from },
  now,
  tenures,
}: HoldState): Promise<Pick<DeviceHoldAnswer, 'since' | 'before'>> {
  const last = now.toISOString();
  const current = tenures.findLast(({ until }) => until === null);
  if (current?.device === device) {
    await writeTenure(db, { ...current, label: label ?? current.label, last });
    return { since: current.since };
  }
  const isHandedOver = current !== undefined && current.device === from;
  if (current !== undefined && !isHandedOver && !take && !isSilent(current, now.getTime()))
    throw conflict('held', `trial ${trial} is held by another device (${by})`);
  const isDatedBack = current === undefined || isHandedOver;
  const others = tenures.filter((one) => one.device !== device && one.device !== from);
  const start = isDatedBack ? findTenureStart(others, asked, now) : now;
  const since = start.toISOString();
  // Whoever gave the trial away may have said so later than the other one took it.
  const ended = tenures.filter((one) => one === current || (one.device === from && isAfter(one.until, start)));
  for (const one of ended)
    await writeTenure(db, { ...one, until: new Date(Math.max(start.getTime(), Date.parse(one.since))).toISOString() });
  await writeTenure(db, { trial, by, since, device, label: label ?? null, last, until: null });
  if (current === undefined) return { since };
  const name = current.label === null ? {} : { label: current.label };
  return { since, before: { device: current.device, ...name, last: current.last } };
}

/**
 * Holds a trial for a device, takes it over from another (`take`), goes on with it unless it was released (`renew`), or releases it
 * (`hold: false`).
 */
export async function holdByDevice(ctx: Context, official: Official, body: Body): Promise<DeviceHoldAnswer> {
  const { trialOID: trial, device, hold, renew } = body;
  const { kind: by, chOID } = official;
  if (SIGNABLE_FACTS[by].length === 0) throw refusal('forbidden', `a code of kind ${by} only reads`);
  const [steadyNow, now] = [ctx.readSteadyClock(), ctx.clock()];
  return ctx.store.transaction(async (tx) => {
    await requireOpenDevice(tx, chOID, device);
    const challenge = await findChallenge(tx, chOID);
    if (hold && challenge !== undefined) await refuseElsewhere(tx, challenge, 'holder');
    const [known] = await findTrials(tx, [trial]);
    if (known?.challenge !== chOID) {
      throw refusalAt('not found', '$.trialOID', `there is no trial ${JSON.stringify(trial)} in this challenge`);
    }
    if (isFieldEvent(known.g0) && RACE_CODE_KINDS.includes(by)) {
      throw refusal('forbidden', `trial ${trial} is a field event, which a code of kind ${by} does not hold`);
    }
    const organiser = (await listHolds(tx, chOID, steadyNow)).find((one) => one.trial === trial);
    if (organiser !== undefined) {
      throw conflict('held', `trial ${trial} is held by an organiser until ${organiser.expires}`);
    }
    const tenures = (await listTenures(tx, chOID)).filter((one) => one.trial === trial && one.by === by);
    const own = tenures.find((one) => one.device === device && one.until === null);
    const deviceHold = await findDeviceHold(tx, trial, steadyNow);
    const isOfKind = deviceHold === undefined || deviceHold.by === by;
    const logHold = (action: string, detail: object = {}) =>
      writeLog(tx, { challenge: chOID, action, detail: { trial, code: by, device, ...detail }, now });
    if (!hold) {
      if (own === undefined) return { oid: trial, held: false };
      await writeTenure(tx, { ...own, until: now.toISOString() });
      if (deviceHold?.by === by && deviceHold.device === device) await deleteDeviceHold(tx, trial);
      await logHold('trial released');
      return { oid: trial, held: false };
    }
    if (renew && findRelease(tenures, device) !== undefined) return { oid: trial, held: false };
    // What a device is called may name somebody who was erased since it was named.
    const { label } = await maskErasedTexts(tx, chOID, { label: body.label });
    const opened = await openTenure({ db: tx, official, body: { ...body, label }, now, tenures });
    const expires = computeHoldEnd(steadyNow);
    // An organiser waits for one device of a trial: the first kind that holds it.
    if (isOfKind) await writeDeviceHold(tx, { trial, device, by, expires });
    if (own === undefined)
      await logHold('trial held', opened.before === undefined ? {} : { before: opened.before.device });
    return { oid: trial, held: true, expires, ...opened };
  });
}
