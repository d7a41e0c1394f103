import { useSyncExternalStore } from 'react';

/** Header of an answer that a service worker kept, and gives because the network does not: when it came, ISO. */
export const KEPT_AT = 'x-foulee-kept';

interface Held {
  /** Page on which it was shown. */
  readonly path: string;
  /** ms */
  readonly since: number;
}

let held: Held | undefined;
const changed = new Set<() => void>();

/**
 * Takes note of an answer's age. One that comes from the network ends what was held; of kept ones the oldest of the page
 * counts.
 */
export function noteAnswer(keptAt: string | null, path: string): void {
  const since = keptAt === null ? Number.NaN : Date.parse(keptAt);
  const next = Number.isNaN(since) ? undefined : oldest({ path, since });
  if (next?.path === held?.path && next?.since === held?.since) return;
  held = next;
  for (const tell of changed) tell();
}

/** A live stream is open again and brings what is missing: the page no longer says that its answers are old. */
export function endHeld(): void {
  noteAnswer(null, '');
}

const oldest = ({ path, since }: Held): Held => ({
  path,
  since: held?.path === path ? Math.min(held.since, since) : since,
});

/** Since when the answers on screen are as they are, ms, where the network brings none; undefined while it does. */
export const useHeldSince = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => held?.since,
    () => undefined,
  );

function subscribe(tell: () => void): () => void {
  changed.add(tell);
  return () => changed.delete(tell);
}
