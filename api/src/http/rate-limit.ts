import { refusal } from './refusal.ts';

export interface RateLimit {
  /** Counts an attempt. @throws Refusal `too many requests` */
  take(key: string): void;
  /** Takes back one attempt, that was no guess. */
  giveBack(key: string): void;
  /** Forgets what was counted. */
  forgive(key: string): void;
}

/** Keys counted at once; beyond it the oldest is forgotten, so that memory stays bounded. */
const MOST_KEYS = 50_000;

/** So many attempts in a window; kept in memory only, so no address is ever stored (decision 30). */
export function createRateLimit(attempts: number, windowMs: number, clock: () => Date): RateLimit {
  const counted = new Map<string, { count: number; ends: number }>();
  return {
    take(key) {
      const now = clock().getTime();
      const seen = counted.get(key);
      const window = seen === undefined || seen.ends <= now ? { count: 0, ends: now + windowMs } : seen;
      window.count += 1;
      counted.delete(key);
      counted.set(key, window);
      const [oldest] = counted.keys();
      if (counted.size > MOST_KEYS && oldest !== undefined) counted.delete(oldest);
      if (window.count <= attempts) return;
      const minutes = Math.max(1, Math.ceil((window.ends - now) / 60_000));
      throw refusal('too many requests', `too many attempts; try again in ${minutes} min`);
    },
    giveBack(key) {
      const window = counted.get(key);
      if (window !== undefined) window.count -= 1;
    },
    forgive: (key) => void counted.delete(key),
  };
}
