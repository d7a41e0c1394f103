import { useSyncExternalStore } from 'react';

/** Header of an answer that the service worker gives from its cache, without network: when it was received, ISO. */
export const KEPT_AT_HEADER = 'x-foulee-kept';

/** Answers from the cache that a page shows. */
interface StoredAnswers {
  /** Path of the page. */
  readonly path: string;
  /** When the oldest of them was received, ms since 1970. */
  readonly since: number;
}

let current: StoredAnswers | undefined;
const listeners = new Set<() => void>();

/**
 * Records whether an answer comes from the cache (`keptAt`) or, with null, from the network; of a page's cached answers the oldest
 * counts.
 */
export function noteAnswer(keptAt: string | null, path: string): void {
  const since = keptAt === null ? Number.NaN : Date.parse(keptAt);
  const next = Number.isNaN(since) ? undefined : keepOldest({ path, since });
  if (next?.path === current?.path && next?.since === current?.since) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Called when a live stream is open again and brings the answers up to date: the page no longer calls them old. */
export function endHeld(): void {
  noteAnswer(null, '');
}

const keepOldest = ({ path, since }: StoredAnswers): StoredAnswers => ({
  path,
  since: current?.path === path ? Math.min(current.since, since) : since,
});

/** When the oldest cached answer of the page was received, ms since 1970; undefined while answers come from the network. */
export const useHeldSince = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current?.since,
    () => undefined,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
