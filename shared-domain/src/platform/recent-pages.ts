import { useSyncExternalStore } from 'react';
import { addRecent, type RecentItem } from './state/recent-items.ts';

/** A page that the reader saw: `k` is its path. */
export interface RecentPage extends RecentItem {
  readonly title: string;
  readonly sub?: string;
}

const KEY = 'foulee.recent';

const changed = new Set<() => void>();
let held: readonly RecentPage[] | undefined;

const isPage = (value: unknown): value is RecentPage => {
  if (typeof value !== 'object' || value === null) return false;
  const { k, t, title } = value as Partial<RecentPage>;
  return typeof k === 'string' && /^\/(?!\/)/.test(k) && typeof t === 'number' && typeof title === 'string';
};

/** The pages last seen on this device, the most recent first (P3.13: 20 of them). */
export function recentPages(): readonly RecentPage[] {
  if (held !== undefined) return held;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    held = Array.isArray(stored) ? stored.filter(isPage) : [];
  } catch {
    held = [];
  }
  return held;
}

/** Adds a page, or moves it to the front. A browser that keeps nothing remembers it for the visit. */
export function keepRecentPage(page: RecentPage): void {
  write(addRecent(recentPages(), page));
}

export function forgetRecentPages(): void {
  write([]);
}

function write(pages: readonly RecentPage[]): void {
  held = pages;
  try {
    localStorage.setItem(KEY, JSON.stringify(pages));
  } catch {
    // Remembered for the visit.
  }
  for (const tell of changed) tell();
}

function subscribe(tell: () => void): () => void {
  changed.add(tell);
  return () => changed.delete(tell);
}

const NONE: readonly RecentPage[] = [];

/** The pages last seen, followed as they change. */
export const useRecentPages = (): readonly RecentPage[] => useSyncExternalStore(subscribe, recentPages, () => NONE);
