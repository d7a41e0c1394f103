import { setTimeout as sleep } from 'node:timers/promises';
import { readNewsMark } from '../../store/live/news.ts';
import type { Context } from '../context/context.ts';
import type { DeviceQuery } from './read-device.ts';

/** How often the database is asked whether there is something new, ms: a watcher follows well within a second. */
const POLL_MS = 200;

/**
 * Waits until there is something newer for a device than what it has read, for `seconds` at most, or until `signal`: a fact, a changed
 * list, another holder of the trial, device or organiser, a device that is closed, an order to a screen; such as came before the question too, where it says
 * the `mark` of the answer before.
 */
export async function waitForNews(
  ctx: Context,
  chOID: string,
  { since, revision = 0, mark, 'trialOIDs[]': trials }: DeviceQuery,
  seconds: number,
  signal: AbortSignal,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const readMark = () => readNewsMark(ctx.store.db, chOID, ctx.readSteadyClock(), trials);
  let news = await readMark();
  const known = mark ?? news.mark;
  while (news.number <= since && news.revision <= revision && news.mark === known) {
    if (signal.aborted || performance.now() + POLL_MS > end) return;
    await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
    news = await readMark();
  }
}
