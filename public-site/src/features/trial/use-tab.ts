import { useEffect, useRef, useState } from 'react';
import { isTab, type Tab } from '../../components/ListTabs.tsx';
import { useParam } from '../../components/page/use-param.ts';

interface ChosenTab {
  readonly value: Tab;
  readonly fallback: Tab;
  /** Results came since another list was opened. */
  readonly fresh: boolean;
}

/**
 * The list in view: the address's choice, else results when there were some, or can be, as the page opened. What comes
 * later does not change the view under the reader: the tab says it.
 */
export function useTab(status: number, rows: number): ChosenTab {
  const [asked] = useParam('t');
  const [fallback] = useState<Tab>(() => (rows > 0 || DONE.includes(status) ? 'resultats' : 'departs'));
  const value = isTab(asked) ? asked : fallback;
  const seen = useRef(rows);
  useEffect(() => {
    if (value === 'resultats') seen.current = rows;
  }, [value, rows]);
  return { value, fallback, fresh: value !== 'resultats' && rows > seen.current };
}

/** Finished, unofficial, official. */
const DONE: readonly number[] = [10, 15, 40];
