import { setTimeout as sleep } from 'node:timers/promises';

/** The longest between two looks, ms: what waits for seconds is left the processor. */
const LONGEST_PAUSE = 40;

/**
 * Waits until a condition is met.
 * @throws Error where it is not met within `limit` ms
 */
export async function until(isDone: () => boolean | Promise<boolean>, limit = 15_000): Promise<void> {
  const startTime = performance.now();
  for (let pause = 5; !(await isDone()); pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
    await sleep(pause);
    if (performance.now() - startTime > limit) throw new Error(`it did not happen within ${limit} ms: ${isDone}`);
  }
}
