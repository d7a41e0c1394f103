import { useEffect } from 'react';
import type { CounterAnswer } from 'shared-domain/contract';
import { useCountMutation } from '../api/landing-endpoints.ts';

const nameOf = (page: string): string => `foulee.counted.${page}`;

/** Counts a visit of a page once in a browser session (Q21); not counted without session storage. */
export function useCounted(page: CounterAnswer['name']): void {
  const [count] = useCountMutation();
  useEffect(() => {
    if (firstVisit(page)) void count(page);
  }, [page, count]);
}

function firstVisit(page: string): boolean {
  try {
    if (sessionStorage.getItem(nameOf(page)) !== null) return false;
    sessionStorage.setItem(nameOf(page), '1');
    return true;
  } catch {
    return false;
  }
}
