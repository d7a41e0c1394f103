import { useSyncExternalStore } from 'react';

let at: Date | undefined;
let isAway = false;
const followers = new Set<() => void>();

/** Notes that the server has just answered or sent a change. */
export function noteSync(): void {
  at = new Date();
  isAway = false;
  for (const follower of followers) follower();
}

/** Notes that the server did not answer: until it does, the page is offline, whatever the device says of its network. */
export function noteOutage(): void {
  if (isAway) return;
  isAway = true;
  for (const follower of followers) follower();
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

/** When this page last heard from the server; undefined before it has. */
export const useLastSync = (): Date | undefined => useSyncExternalStore(follow, () => at);

/** Whether the last call got no answer. */
export const useOutage = (): boolean => useSyncExternalStore(follow, () => isAway);
