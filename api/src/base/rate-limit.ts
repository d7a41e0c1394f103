import { refusal } from './refusal.ts';

export interface RateLimit {
  /** Counts an attempt; a key that many share has `factor` times the limit. @throws Refusal `too many requests` */
  take(key: string, factor?: number): void;
  /** @throws Refusal `too many requests` if the next attempt would be one too many; counts nothing */
  check(key: string, factor?: number): void;
  /** Counts an attempt and refuses nothing. */
  count(key: string): void;
  isSpent(key: string, factor?: number): boolean;
  /** Takes back one attempt, that was no guess. */
  giveBack(key: string): void;
  /** Forgets what was counted. */
  forgive(key: string): void;
}

interface Window {
  count: number;
  readonly ends: number;
}

/** Keys counted at once; beyond it the oldest is forgotten, so that memory stays bounded. */
const MAX_KEYS = 50_000;

/** So many attempts in a window; kept in memory only, so no address is ever stored (Q30). */
export function createRateLimit(attempts: number, windowMs: number, clock: () => Date): RateLimit {
  const counted = new Map<string, Window>();

  function windowOf(key: string): Window {
    const now = clock().getTime();
    const seen = counted.get(key);
    return seen === undefined || seen.ends <= now ? { count: 0, ends: now + windowMs } : seen;
  }

  function grow(key: string): Window {
    const window = windowOf(key);
    window.count += 1;
    counted.delete(key);
    counted.set(key, window);
    const [oldest] = counted.keys();
    if (counted.size > MAX_KEYS && oldest !== undefined) counted.delete(oldest);
    return window;
  }

  function refuse({ ends }: Window): never {
    const seconds = Math.max(1, Math.ceil((ends - clock().getTime()) / 1000));
    throw refusal('too many requests', `too many attempts; try again in ${Math.ceil(seconds / 60)} min`, seconds);
  }

  return {
    take(key, factor = 1) {
      const window = grow(key);
      if (window.count > attempts * factor) refuse(window);
    },
    check(key, factor = 1) {
      const window = windowOf(key);
      if (window.count >= attempts * factor) refuse(window);
    },
    count: (key) => void grow(key),
    isSpent: (key, factor = 1) => windowOf(key).count >= attempts * factor,
    giveBack(key) {
      const window = counted.get(key);
      if (window !== undefined && window.count > 0) window.count -= 1;
    },
    forgive: (key) => void counted.delete(key),
  };
}
