import { z } from 'zod';
import { eventDateTime, isoDateTime, oid } from './common.ts';
import { screenWords } from './screens.ts';
import { codeKind } from './secretariat.ts';

export const deviceName = z.string().trim().min(1).max(64);
/** Numbers of a device's facts that are missing, from the first to the last. */
export const numberGap = z.object({ first: z.int(), last: z.int() });

/** Minutes before a race or a field event at which its call closes, as the call room was told, and when by the server's clock, ms. */
export const callMinutes = z.object({
  race: z.int().min(0).max(240).optional(),
  field: z.int().min(0).max(240).optional(),
  set: z.int().min(0),
});

/** What a device says of itself; `battery` from 0 to 1, absent where the device does not say. */
const deviceWords = {
  /** What it is called to others («Sautoir 2»); no person's name. */
  label: z.string().trim().min(1).max(64).optional(),
  /** What it is used for, as its console calls it, and the console's version. */
  task: z.string().trim().min(1).max(40).optional(),
  app: z.string().trim().min(1).max(40).optional(),
  /** Facts that are on the device only. */
  unsent: z.int().min(0).max(1_000_000),
  battery: z.number().min(0).max(1).optional(),
  /** Of a call room that was told its own. */
  call: callMinutes.optional(),
  /** Of a board: which picture it shows. */
  screen: screenWords.optional(),
};
/**
 * Body of `PUT /api/live-input/{chOID}/device` (header `x-access-code`): a sign of life, sent now and then. Without `screen.frozen` the lists stay
 * that a screen which is still frozen by the same order said last.
 */
export const deviceBeatBody = z.object({ device: deviceName, ...deviceWords });
/** `frozen`: the `since` of the lists that are kept of the screen. */
export const deviceBeatAnswer = z.object({ now: z.int(), frozen: isoDateTime.optional() });
const listedDevice = z.object({
  device: z.string(),
  by: codeKind,
  seen: isoDateTime,
  /** Since when an organiser has closed it. */
  closed: isoDateTime.optional(),
  ...deviceWords,
  unsent: deviceWords.unsent.optional(),
  /** The trials that it writes, since when. */
  trials: z.array(z.object({ oid, since: isoDateTime })),
  /** Numbers of its facts that are missing before one that has come. */
  gaps: z.array(numberGap),
});
/** `GET /api/lesecretariat/devices/{chOID}`: officials' devices, the last heard first; `now`: the server's clock, ms. */
export const devicesAnswer = z.object({ now: z.int(), devices: z.array(listedDevice) });
/** Query of `DELETE` and `POST /api/lesecretariat/devices/{chOID}`: the device that is closed, or opened again. */
export const deviceQuery = z.object({ device: deviceName });
/** The device as it is listed after that. */
export const deviceStateAnswer = z.object({ device: listedDevice });

/**
 * Body of `POST /api/live-input/{chOID}/hold`: a device reserves a trial for writing, or releases it (Q11). Until then organisers
 * and other devices of its kind cannot write there.
 */
export const deviceHoldBody = z.object({
  trialOID: oid,
  device: deviceName,
  hold: z.boolean().default(true),
  /** Takes the trial over from another device of the kind: from now on its own facts count, and the other's stand aside. */
  take: z.boolean().default(false),
  /** What the device is called to others («Sautoir 2»); no person's name. */
  label: z.string().trim().min(1).max(64).optional(),
  /** Since when it has held the trial without a network, by the server's clock; it counts from then unless it was another's. */
  since: eventDateTime.optional(),
  /** Only prolongs: a hold that was ended, otherwise than by another device, is not taken again (`held: false`). */
  renew: z.boolean().default(false),
  /** The device that handed the trial over to this one: its tenure ends where this one's begins. */
  from: deviceName.optional(),
});
/** `since`: its facts count from then on; `before`: whom it was taken from, and when that device was last heard. */
export const deviceHoldAnswer = z.object({
  oid,
  held: z.boolean(),
  expires: isoDateTime.optional(),
  since: isoDateTime.optional(),
  before: z.object({ device: z.string(), label: z.string().optional(), last: isoDateTime }).optional(),
});
