import { setTimeout as sleep } from 'node:timers/promises';

/** Serialization failure, deadlock, and a row that was not there when we looked: somebody else was quicker. */
const LOST_RACES: readonly unknown[] = ['40001', '40P01', '23505'];
const UNIQUE = '23505';

const MAX_TRIES = 30;
/** Waits grow to this, ms, and are spread, so that those who lost together do not meet again. */
const MAX_WAIT_MS = 50;

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** Runs a transaction until nobody comes between. A row that is there twice after a second look is a fault. */
export async function retryOnConflict<T>(run: () => Promise<T>): Promise<T> {
  let doubles = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const code = codeOf(error);
      if (code === UNIQUE) doubles += 1;
      if (!LOST_RACES.includes(code) || doubles > 1 || tries === MAX_TRIES) throw error;
      await sleep(Math.random() * Math.min(MAX_WAIT_MS, 2 ** tries));
    }
  }
}
