import { refusal } from './refusal.ts';

export interface RateLimit {
  /** Counts an attempt; a key that many share has `factor` times the limit. @throws Refusal `too many requests` */
  take(key: string, factor?: number): void;
  /** Counts `attempts` at once. @throws Refusal `too many requests`, and counts none of them, if they would be too many */
  takeMany(key: string, attempts: number): void;
  /** @throws Refusal `too many requests` if the next attempt would be one too many; counts nothing */
  check(key: string, factor?: number): void;
  /** Counts an attempt and refuses nothing. */
  count(key: string): void;
  isSpent(key: string, factor?: number): boolean;
  /** Takes back one counted attempt that was no guess after all. */
  giveBack(key: string): void;
  /** Forgets the attempts of a key. */
  forgive(key: string): void;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Keys counted at once; beyond it the one whose last attempt is oldest is forgotten, so that memory stays bounded. */
const MAX_KEYS = 50_000;

/** Limits the attempts of each key in a window; they are in memory only, so no address is ever stored (Q30). */
export function createRateLimit(maxAttempts: number, windowMs: number, clock: () => Date): RateLimit {
  const windows = new Map<string, Window>();

  function findWindow(key: string): Window {
    const now = clock().getTime();
    const stored = windows.get(key);
    return stored === undefined || stored.endsAt <= now ? { count: 0, endsAt: now + windowMs } : stored;
  }

  function countAttempt(key: string, attempts = 1): Window {
    const window = findWindow(key);
    window.count += attempts;
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > MAX_KEYS && oldest !== undefined) windows.delete(oldest);
    return window;
  }

  function refuse({ endsAt }: Window): never {
    const seconds = Math.max(1, Math.ceil((endsAt - clock().getTime()) / 1000));
    throw refusal('too many requests', `too many attempts; try again in ${Math.ceil(seconds / 60)} min`, seconds);
  }

  return {
    take(key, factor = 1) {
      const window = countAttempt(key);
      if (window.count > maxAttempts * factor) refuse(window);
    },
    takeMany(key, attempts) {
      const window = findWindow(key);
      if (window.count + attempts > maxAttempts) refuse(window);
      countAttempt(key, attempts);
    },
    check(key, factor = 1) {
      const window = findWindow(key);
      if (window.count >= maxAttempts * factor) refuse(window);
    },
    count: (key) => void countAttempt(key),
    isSpent: (key, factor = 1) => findWindow(key).count >= maxAttempts * factor,
    giveBack(key) {
      const window = windows.get(key);
      if (window !== undefined && window.count > 0) window.count -= 1;
    },
    forgive: (key) => void windows.delete(key),
  };
}
