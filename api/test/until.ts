import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a condition is met.
 * @throws Error where it is not met within `limit` ms
 */
export async function until(isDone: () => boolean | Promise<boolean>, limit = 15_000): Promise<void> {
  for (const startTime = performance.now(); !(await isDone()); await sleep(5)) {
    if (performance.now() - startTime > limit) throw new Error(`it did not happen within ${limit} ms: ${isDone}`);
  }
}
