import { createRateLimit } from '../../base/rate-limit.ts';
import type { Official } from '../../policies/code-policy.ts';
import type { Context } from '../../services/context/context.ts';
import { findDevice } from '../../store/live/devices.ts';

/** Facts under one kind of code of a competition in an hour: six laps of a road race of 5,000, several times what a stadium says. */
export const MAX_FACTS_PER_HOUR = 30_000;

/** Devices that are new under one kind of code of a competition in an hour; each is named in every answer to the others. */
export const MAX_NEW_DEVICES_PER_HOUR = 100;

/** Photos of reports under one kind of code of a competition in an hour: more than all umpires of a stadium take. */
export const MAX_PHOTOS_PER_HOUR = 200;

const HOUR_MS = 3_600_000;

/** What whoever holds a code may write, so that a code that leaked does not fill the disk before it is revoked. */
export interface OfficialQuota {
  /** @throws Refusal `too many requests`; the device keeps its facts and sends them later */
  takeFacts(official: Official, facts: number): void;
  /** @throws Refusal `too many requests`; the device keeps its photo and sends it later */
  takePhoto(official: Official): void;
  /** @throws Refusal `too many requests` for a device that has never been heard of, once too many have come */
  admitDevice(official: Official, device: string): Promise<void>;
}

export function createOfficialQuota({ store, readSteadyClock }: Context): OfficialQuota {
  const factLimit = createRateLimit(MAX_FACTS_PER_HOUR, HOUR_MS, readSteadyClock);
  const photoLimit = createRateLimit(MAX_PHOTOS_PER_HOUR, HOUR_MS, readSteadyClock);
  const deviceLimit = createRateLimit(MAX_NEW_DEVICES_PER_HOUR, HOUR_MS, readSteadyClock);
  const key = ({ chOID, kind }: Official): string => `${chOID} ${kind}`;
  return {
    takeFacts: (official, facts) => factLimit.takeMany(key(official), facts),
    takePhoto: (official) => photoLimit.takeMany(key(official), 1),
    async admitDevice(official, device) {
      if ((await findDevice(store.db, official.chOID, device)) === undefined) deviceLimit.takeMany(key(official), 1);
    },
  };
}
