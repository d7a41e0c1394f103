import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for what is to happen, as long as it takes on a busy machine.
 * @throws where it has not happened within `limit` ms
 */
export async function until(isSo: () => boolean | Promise<boolean>, limit = 15_000): Promise<void> {
  for (const began = performance.now(); !(await isSo()); await sleep(5)) {
    if (performance.now() - began > limit) throw new Error(`it did not happen within ${limit} ms: ${isSo}`);
  }
}
