import { deleteChangesBefore } from '../../store/challenges/changes.ts';
import type { Context } from '../context/context.ts';

/** How long changes are stored for readers who come back, ms; later they fetch everything again. */
const KEPT = 6 * 3600 * 1000;
const EVERY = 10 * 60_000;

export const forgetOldChanges = ({ store, clock }: Context): Promise<void> =>
  deleteChangesBefore(store.db, new Date(clock().getTime() - KEPT).toISOString());

/** Deletes old changes from time to time, until it is stopped. */
export function keepChangesFew(ctx: Context, onError: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => forgetOldChanges(ctx).catch(onError), EVERY);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
