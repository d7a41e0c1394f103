import { useEffect } from 'react';
import type { CounterAnswer } from 'shared-domain/contract';
import { useCountMutation } from '../api/landing-endpoints.ts';

const buildStorageKey = (page: string): string => `foulee.counted.${page}`;

/** Counts a visit of a page once in a browser session (Q21); not counted without session storage. */
export function useCountVisit(page: CounterAnswer['name']): void {
  const [count] = useCountMutation();
  useEffect(() => {
    if (isFirstVisit(page)) void count(page);
  }, [page, count]);
}

function isFirstVisit(page: string): boolean {
  try {
    if (sessionStorage.getItem(buildStorageKey(page)) !== null) return false;
    sessionStorage.setItem(buildStorageKey(page), '1');
    return true;
  } catch {
    return false;
  }
}
