import { deleteChangesBefore } from '../../store/challenges/changes.ts';
import type { Context } from '../context/context.ts';

/** How long changes are stored for readers who reconnect, ms; after longer they fetch everything again. */
const CHANGE_LIFE_MS = 6 * 3600 * 1000;
const INTERVAL_MS = 10 * 60_000;

export const deleteOldChanges = ({ store, clock }: Context): Promise<void> =>
  deleteChangesBefore(store.db, new Date(clock().getTime() - CHANGE_LIFE_MS).toISOString());

/** Deletes old changes every `INTERVAL_MS`, until it is stopped. */
export function startDeletingOldChanges(ctx: Context, onError: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => deleteOldChanges(ctx).catch(onError), INTERVAL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
