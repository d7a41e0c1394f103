import { useSyncExternalStore } from 'react';

let at: Date | undefined;
const followers = new Set<() => void>();

/** Notes that the server has just answered or sent a change. */
export function noteSync(): void {
  at = new Date();
  for (const follower of followers) follower();
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

/** When this page last heard from the server; undefined before it has. */
export const useLastSync = (): Date | undefined => useSyncExternalStore(follow, () => at);
