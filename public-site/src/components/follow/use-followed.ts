import { useSyncExternalStore } from 'react';
import { readFollowed, subscribeToFollowed } from './follow-store.ts';
import type { Followed } from './followed.ts';
import { buildFollowedIndex, type FollowedIndex } from './followed-index.ts';

const NOBODY: readonly Followed[] = [];
const EMPTY_INDEX = buildFollowedIndex(NOBODY);
let cachedIndex = EMPTY_INDEX;

function readIndex(): FollowedIndex {
  const items = readFollowed();
  // The very index that the server's page has, so that nothing is drawn again for who follows nobody.
  if (items.length === 0) return EMPTY_INDEX;
  if (cachedIndex.items !== items) cachedIndex = buildFollowedIndex(items);
  return cachedIndex;
}

/** What the reader follows, kept up to date; empty on the server. */
export const useFollowed = (): FollowedIndex => useSyncExternalStore(subscribeToFollowed, readIndex, () => EMPTY_INDEX);
