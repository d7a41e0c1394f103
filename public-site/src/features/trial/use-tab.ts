import { useEffect, useRef, useState } from 'react';
import { isFinished } from 'shared-domain';
import { isTab, type Tab } from '../../components/ListTabs.tsx';
import { fallbackTab } from '../../components/page/fallback-tab.ts';
import { useParam } from '../../components/page/use-param.ts';

interface ChosenTab {
  readonly value: Tab;
  readonly fallback: Tab;
  /** Results came since another list was opened. */
  readonly fresh: boolean;
}

/** What the trial's lists hold as the page opens. */
interface Found {
  readonly status: number;
  readonly starts: number;
  readonly rows: number;
}

/**
 * The list in view: the address's choice, else the most advanced that is there, or can be, as the page opened. What comes
 * later does not change the view under the reader: the tab says it.
 */
export function useTab({ status, starts, rows }: Found): ChosenTab {
  const [asked] = useParam('t');
  const [fallback] = useState<Tab>(() => fallbackTab(rows > 0 || isFinished(status), starts > 0));
  const value = isTab(asked) ? asked : fallback;
  const seen = useRef(rows);
  useEffect(() => {
    if (value === 'resultats') seen.current = rows;
  }, [value, rows]);
  return { value, fallback, fresh: value !== 'resultats' && rows > seen.current };
}
