import { useEffect } from 'react';
import type { CounterAnswer } from 'shared-domain/contract';
import { type InjectableStore, useDispatch } from 'shared-domain/platform';
import { countVisit } from '../api/landing-endpoints.ts';

const buildStorageKey = (page: string): string => `foulee.counted.${page}`;

/** Counts a visit of a kind of page (`trial`, `stats`; Q21), once in each tab for all pages of that kind; not counted without session storage. */
export function useCountVisit(page: CounterAnswer['name']): void {
  const dispatch = useDispatch<InjectableStore['dispatch']>();
  useEffect(() => {
    // Untracked: as a hook's own mutation, its progress would draw the whole page anew twice.
    if (markFirstVisit(page)) dispatch(countVisit.initiate(page, { track: false }));
  }, [page, dispatch]);
}

/** Marks the kind of page as visited in this tab; false where it was marked before, or cannot be. */
function markFirstVisit(page: string): boolean {
  try {
    if (sessionStorage.getItem(buildStorageKey(page)) !== null) return false;
    sessionStorage.setItem(buildStorageKey(page), '1');
    return true;
  } catch {
    return false;
  }
}
