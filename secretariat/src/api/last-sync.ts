import { useSyncExternalStore } from 'react';

let lastSyncAt: Date | undefined;
let isUnanswered = false;
const listeners = new Set<() => void>();

/** To be called when the server has answered or sent a change. */
export function noteSync(): void {
  lastSyncAt = new Date();
  isUnanswered = false;
  for (const listener of listeners) listener();
}

/** To be called when the server did not answer: the page counts as offline until it does, even if the device has a network. */
export function noteOutage(): void {
  if (isUnanswered) return;
  isUnanswered = true;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** When this page last heard from the server; undefined before it has. */
export const useLastSync = (): Date | undefined => useSyncExternalStore(subscribe, () => lastSyncAt);

/** Whether the last call got no answer. */
export const useIsUnanswered = (): boolean => useSyncExternalStore(subscribe, () => isUnanswered);
