import type { DeviceBeatAnswer } from 'shared-domain/contract';
import type { deviceBeatBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import type { Official } from '../../policies/code-policy.ts';
import type { Db } from '../../store/db.ts';
import { findDevice, writeDevice } from '../../store/live/devices.ts';
import { findScreenOrder } from '../../store/live/screen-orders.ts';
import type { LiveDeviceTable } from '../../store/live-tables.ts';
import type { Context } from '../context/context.ts';
import { maskErasedTexts } from '../context/erased-names.ts';
import { dropOldLists, parseOrder } from './screen-words.ts';

type Body = z.output<typeof deviceBeatBody>;

/** What a device says of itself beside its name. */
export type DeviceWords = Omit<Body, 'device'>;

/** What a screen says of itself is noted with the lists that it has said already, as long as the same order freezes it. */
async function keepSaidLists(db: Db, words: DeviceWords, before: LiveDeviceTable | undefined): Promise<DeviceWords> {
  const { screen } = words;
  if (screen === undefined || screen.frozen !== undefined || before === undefined) return words;
  const { frozen } = (JSON.parse(before.body) as Partial<DeviceWords>).screen ?? {};
  if (frozen === undefined) return words;
  const order = await findScreenOrder(db, before.challenge, before.device);
  return { ...words, screen: dropOldLists({ ...screen, frozen }, order === undefined ? {} : parseOrder(order.body)) };
}

/** Notes what a device says of itself, and when. */
export async function receiveBeat(
  ctx: Context,
  { chOID, kind }: Official,
  { device, ...words }: Body,
): Promise<DeviceBeatAnswer> {
  const now = ctx.clock();
  return ctx.store.transaction(async (tx) => {
    const before = await findDevice(tx, chOID, device);
    const row = { have: 0, closed: null, ...before, challenge: chOID, device, by: kind };
    // A frozen screen says lists of before somebody was erased.
    const masked = await maskErasedTexts(tx, chOID, await keepSaidLists(tx, words, before));
    await writeDevice(tx, { ...row, seen: now.toISOString(), body: JSON.stringify(masked) });
    const since = masked.screen?.frozen?.since;
    return { now: now.getTime(), ...(since === undefined ? {} : { frozen: since }) };
  });
}
