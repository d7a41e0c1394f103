import type { DeviceBeatBody, ScreenWords } from 'shared-domain/contract';
import app from '../../../package.json' with { type: 'json' };
import type { DeviceCode } from '../log/device.ts';
import type { FactLog } from '../log/fact-log.ts';
import { isUnsent } from '../log/log-row.ts';
import { findBattery } from '../phone/battery.ts';
import type { Server } from './server.ts';

/** How often a device that is looked at says that it is there, ms: often enough that half a minute without a word means something. */
const EVERY_MS = 15_000;

/** How a server refuses what it cannot read or what is too large. */
const CONTENT_REFUSALS: readonly number[] = [400, 413];

/** Tells the organisers now and then where this device is, what is unsent on it and how full its battery is. */
export function createBeat(
  log: FactLog,
  server: Server,
  describeScreen?: () => ScreenWords,
): (code: DeviceCode) => void {
  let due = 0;
  let said = '';
  let last: Promise<void> = Promise.resolve();
  /** The lists of this screen that the server has said it keeps. */
  let kept: string | undefined;
  const send = async ({ code, chOID }: DeviceCode) => {
    const { id, place, task, callMinutes } = log.device();
    const battery = (await findBattery())?.level;
    const unsent = log.rows().filter((row) => row.chOID === chOID && isUnsent(row)).length;
    const device = {
      device: id,
      unsent,
      app: app.version,
      ...(place === undefined || place.trim() === '' ? {} : { label: place }),
      ...(task === undefined ? {} : { task }),
      ...(callMinutes?.set === undefined ? {} : { call: { ...callMinutes, set: callMinutes.set } }),
      ...(battery === undefined ? {} : { battery }),
    };
    const screen = describeScreen?.();
    const say = (words: Pick<DeviceBeatBody, 'screen'>) => server.beat?.(code, chOID, { ...device, ...words });
    if (screen?.frozen === undefined) {
      await say(screen === undefined ? {} : { screen });
      return;
    }
    const { frozen, ...picture } = screen;
    const lists = JSON.stringify(frozen);
    const reply = await say({ screen: lists === kept ? picture : screen });
    if (reply?.kind === 'answer') kept = reply.body.frozen === frozen.since ? lists : undefined;
    // Without the lists that it holds the screen is there all the same.
    if (reply?.kind === 'refusal' && CONTENT_REFUSALS.includes(reply.status)) await say({ screen: picture });
  };
  return (code) => {
    const now = log.clock.now();
    // What it is for is told at once: boards wait for a speaker who is there, and say when calls close. So is what a frozen screen holds, which its small picture shows.
    const { place, task, callMinutes, isUnkept } = log.device();
    // One that keeps nothing would be another device at each opening.
    if (isUnkept === true) return;
    const { since, trials } = describeScreen?.().frozen ?? { trials: [] };
    const words = [task, place, callMinutes?.set, since, ...trials.map(({ oid }) => oid)].join(' ');
    if (now < due && words === said) return;
    said = words;
    due = now + EVERY_MS;
    // One after the other, as the server keeps what came last; one that is lost is followed by the next.
    last = last.then(() => send(code)).catch(() => undefined);
  };
}
