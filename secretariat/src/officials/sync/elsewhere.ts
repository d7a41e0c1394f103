import type { ChallengeSite, WireError } from 'shared-domain/contract';
import type { Device } from '../log/device.ts';
import type { Seen } from './seen.ts';

/** Why a server takes no facts: it gave the competition back, or it only follows a stadium. */
export type Elsewhere = Exclude<ChallengeSite, { role: 'stadium' }>;

/** Where a competition is written, where that is not the server that this device asks. */
export function findElsewhere(seen: Pick<Seen, 'challenge'> | undefined): Elsewhere | undefined {
  const site = seen?.challenge.site;
  return site === undefined || site.role === 'stadium' ? undefined : site;
}

/** Whether a server refused because the competition is written elsewhere; what it answers next says where. */
export const isElsewhereRefusal = (error: WireError | undefined): boolean =>
  error?.reason === 'handed back' || error?.reason === 'on site';

/**
 * Whether the device may say nothing more: its browser stores nothing, the secretariat has closed it, its code no longer writes, or the server takes nothing of this
 * competition any more. Its journal stays.
 */
export const isShutOut = (
  { code, isUnkept = false }: Pick<Device, 'code' | 'isUnkept'>,
  seen: Pick<Seen, 'challenge'> | undefined,
): boolean => code !== undefined && (isUnkept || code.state !== 'valid' || findElsewhere(seen) !== undefined);
