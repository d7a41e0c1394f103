import { setTimeout as sleep } from 'node:timers/promises';
import { readNewsMark } from '../../store/live/news.ts';
import type { Context } from '../context/context.ts';
import type { DeviceQuery } from './read-device.ts';

/** How often the database is asked whether there is something new, ms: a watcher follows well within a second. */
const POLL_MS = 200;

/**
 * Waits until there is something newer for a device than what it has read, for `seconds` at most, or until `signal`: a fact, a changed
 * list, another holder of the trial, a device that is closed.
 */
export async function waitForNews(
  ctx: Context,
  chOID: string,
  { since, revision = 0, 'trialOIDs[]': trials }: DeviceQuery,
  seconds: number,
  signal: AbortSignal,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const first = await readNewsMark(ctx.store.db, chOID, trials);
  let mark = first;
  while (mark.number <= since && mark.revision <= revision && mark.devices === first.devices) {
    if (signal.aborted || performance.now() + POLL_MS > end) return;
    await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
    mark = await readNewsMark(ctx.store.db, chOID, trials);
  }
}
