import { useEffect, useRef } from 'react';
import { isTab, type Tab } from '../../components/ListTabs.tsx';
import { useParam } from '../../components/page/use-param.ts';

interface ChosenTab {
  readonly value: Tab;
  readonly fallback: Tab;
  /** Results came since another list was opened. */
  readonly fresh: boolean;
}

/** The list in view: the address's choice, else results as soon as there can be some, else the start list. */
export function useTab(hasResults: boolean, rows: number): ChosenTab {
  const [asked] = useParam('t');
  const fallback: Tab = hasResults ? 'resultats' : 'departs';
  const value = isTab(asked) ? asked : fallback;
  const seen = useRef(rows);
  useEffect(() => {
    if (value === 'resultats') seen.current = rows;
  }, [value, rows]);
  return { value, fallback, fresh: value !== 'resultats' && rows > seen.current };
}
