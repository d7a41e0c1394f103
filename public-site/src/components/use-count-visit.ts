import { useEffect } from 'react';
import type { CounterAnswer } from 'shared-domain/contract';
import { useCountMutation } from '../api/landing-endpoints.ts';

const buildStorageKey = (page: string): string => `foulee.counted.${page}`;

/** Counts a visit of a kind of page (`trial`, `stats`; Q21), once in each tab for all pages of that kind; not counted without session storage. */
export function useCountVisit(page: CounterAnswer['name']): void {
  const [count] = useCountMutation();
  useEffect(() => {
    if (markFirstVisit(page)) void count(page);
  }, [page, count]);
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
