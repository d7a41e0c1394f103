import type { deviceBeatBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import type { Official } from '../../policies/code-policy.ts';
import { findDevice, writeDevice } from '../../store/live/devices.ts';
import type { Context } from '../context/context.ts';

type Body = z.output<typeof deviceBeatBody>;

/** What a device says of itself beside its name. */
export type DeviceWords = Omit<Body, 'device'>;

/** Notes what a device says of itself, and when. */
export async function receiveBeat(ctx: Context, { chOID, kind }: Official, body: Body): Promise<{ now: number }> {
  const { device, ...words } = body;
  const now = ctx.clock();
  await ctx.store.transaction(async (tx) => {
    const before = await findDevice(tx, chOID, device);
    const row = { have: 0, closed: null, ...before, challenge: chOID, device, by: kind };
    await writeDevice(tx, { ...row, seen: now.toISOString(), body: JSON.stringify(words satisfies DeviceWords) });
  });
  return { now: now.getTime() };
}
