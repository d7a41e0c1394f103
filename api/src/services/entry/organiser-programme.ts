import type { SecretariatTrials, TrialHold } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import { listDeviceHolds } from '../../store/live/device-holds.ts';
import { listHolds } from '../../store/live/holds.ts';
import type { Context } from '../context/context.ts';
import { readOrganiserTrials } from '../sheets/organiser-trials.ts';

type Holds = ReadonlyMap<string, TrialHold>;

/** Who holds which trial of a challenge now, by the trial's oid; a device's hold overrides an organiser's. */
export async function readHolds(db: Db, chOID: string, organiserOid: string, now: Date): Promise<Holds> {
  const holds = new Map<string, TrialHold>();
  for (const { trial, organiser, email, expires } of await listHolds(db, chOID, now)) {
    holds.set(trial, { expires, own: organiser === organiserOid, email });
  }
  for (const { trial, by, expires } of await listDeviceHolds(db, chOID, now)) {
    holds.set(trial, { expires, own: false, by: by as NonNullable<TrialHold['by']> });
  }
  return holds;
}

/** An object with the field `hold` of a trial, empty where nobody holds it, to be spread into an answer. */
export const makeHoldField = (holds: Holds, oid: string): { hold?: TrialHold } => {
  const hold = holds.get(oid);
  return hold === undefined ? {} : { hold };
};

/** The programme of a competition as its organisation sees it, hidden or not. */
export async function readOrganiserProgramme(
  ctx: Context,
  organiser: string,
  chOID: string,
): Promise<SecretariatTrials> {
  return ctx.store.snapshot(async (tx) => {
    const holds = await readHolds(tx, chOID, organiser, ctx.readSteadyClock());
    const trials = [...(await readOrganiserTrials(tx, chOID)).values()].map(({ trial, entries }) => ({
      ...trial,
      ...(entries > 0 && { entries }),
      ...makeHoldField(holds, trial.oid),
    }));
    return { trials };
  });
}
