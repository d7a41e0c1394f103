import { useSyncExternalStore } from 'react';
import { addRecent, type RecentItem } from './state/recent-items.ts';

/** A page that the reader has opened; `k` is its path. */
export interface RecentPage extends RecentItem {
  readonly title: string;
  readonly sub?: string;
}

const STORAGE_KEY = 'foulee.recent';

const listeners = new Set<() => void>();
let cachedPages: readonly RecentPage[] | undefined;

const isPage = (value: unknown): value is RecentPage => {
  if (typeof value !== 'object' || value === null) return false;
  const { k, t, title } = value as Partial<RecentPage>;
  return typeof k === 'string' && /^\/(?!\/)/.test(k) && typeof t === 'number' && typeof title === 'string';
};

/** The pages last seen on this device, the most recent first (P3.13: 20 of them). */
export function recentPages(): readonly RecentPage[] {
  if (cachedPages !== undefined) return cachedPages;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    cachedPages = Array.isArray(stored) ? stored.filter(isPage) : [];
  } catch {
    cachedPages = [];
  }
  return cachedPages;
}

/** Adds a page, or moves it to the front. Where nothing can be stored, the list holds for this visit. */
export function keepRecentPage(page: RecentPage): void {
  storePages(addRecent(recentPages(), page));
}

export function forgetRecentPages(): void {
  storePages([]);
}

function storePages(pages: readonly RecentPage[]): void {
  cachedPages = pages;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(pages));
  } catch {
    // Where nothing can be stored, the list holds for this visit.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NO_PAGES: readonly RecentPage[] = [];

/** The pages last seen; a component that uses it is drawn again when they change. */
export const useRecentPages = (): readonly RecentPage[] => useSyncExternalStore(subscribe, recentPages, () => NO_PAGES);
