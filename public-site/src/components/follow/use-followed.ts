import { useSyncExternalStore } from 'react';
import { type FollowBook, followBook } from './follow-book.ts';
import { followed, onFollowed } from './follow-store.ts';
import type { Followed } from './followed.ts';

const NOBODY: readonly Followed[] = [];
const EMPTY = followBook(NOBODY);
let last = EMPTY;

function bookNow(): FollowBook {
  const items = followed();
  if (last.items !== items) last = followBook(items);
  return last;
}

/** What the reader follows, kept up to date; empty on the server. */
export const useFollowed = (): FollowBook => useSyncExternalStore(onFollowed, bookNow, () => EMPTY);
