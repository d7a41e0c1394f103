import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs what has one name one after another, each when the one before it has ended, or `maxWaitMs` after it came. Other instances know
 * nothing of these turns.
 */
export function createTurns(maxWaitMs: number): <T>(name: string, run: () => Promise<T>) => Promise<T> {
  const lastEnds = new Map<string, Promise<void>>();

  async function waitFor(end: Promise<void> | undefined): Promise<void> {
    if (end === undefined) return;
    const waiting = new AbortController();
    const limit = sleep(maxWaitMs, undefined, { signal: waiting.signal }).catch(() => undefined);
    await Promise.race([end, limit]);
    waiting.abort();
  }

  return async (name, run) => {
    const before = lastEnds.get(name);
    const { promise: end, resolve: endTurn } = Promise.withResolvers<void>();
    lastEnds.set(name, end);
    try {
      await waitFor(before);
      return await run();
    } finally {
      if (lastEnds.get(name) === end) lastEnds.delete(name);
      endTurn();
    }
  };
}
