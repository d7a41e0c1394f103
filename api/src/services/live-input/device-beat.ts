import type { AccessCodeKind } from 'shared-domain';
import type { DevicesAnswer } from 'shared-domain/contract';
import type { deviceBeatBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import type { Official } from '../../policies/code-policy.ts';
import { findDevice, listDevices, writeDevice } from '../../store/live/devices.ts';
import type { Context } from '../context/context.ts';

type Body = z.output<typeof deviceBeatBody>;

/** Notes what a device says of itself, and when. */
export async function receiveBeat(ctx: Context, { chOID, kind }: Official, body: Body): Promise<{ now: number }> {
  const { device, ...words } = body;
  const now = ctx.clock();
  await ctx.store.transaction(async (tx) => {
    const before = await findDevice(tx, chOID, device);
    const row = { have: 0, closed: null, ...before, challenge: chOID, device, by: kind };
    await writeDevice(tx, { ...row, seen: now.toISOString(), body: JSON.stringify(words) });
  });
  return { now: now.getTime() };
}

/** Officials' devices of a challenge with what they last said of themselves, the last heard first. */
export async function readDevices({ store }: Context, chOID: string): Promise<DevicesAnswer> {
  const rows = await listDevices(store.db, chOID);
  const devices = rows.map(({ device, by, seen, body }) => ({
    device,
    by: by as AccessCodeKind,
    seen,
    ...(JSON.parse(body) as Omit<Body, 'device'>),
  }));
  return { devices: devices.toSorted((a, b) => b.seen.localeCompare(a.seen)) };
}
