import { listSilentHolds } from '../../store/sites/holds.ts';
import type { Context } from '../context/context.ts';
import { noteSilence } from './hold-site.ts';

/** After this silence of a stadium whose events are on or due its readers are told, ms (officials 4.3). */
const MAX_SILENCE_MS = 3 * 60_000;

/** Looks now and then which stadiums are silent; in the one thread that writes. */
export function startSilenceWatch(
  ctx: Context,
  onError: (error: unknown) => void,
  intervalMs = 10_000,
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const before = new Date(ctx.clock().getTime() - MAX_SILENCE_MS).toISOString();
    for (const { challenge } of await listSilentHolds(ctx.store.db, before)) await noteSilence(ctx, challenge);
  };
  const timer = setInterval(() => {
    running ??= look()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, intervalMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
