import { useEffect, useRef, useState } from 'react';
import { isFinished } from 'shared-domain';
import { isTab, type Tab } from '../../components/ListTabs.tsx';
import { fallbackTab } from '../../components/page/fallback-tab.ts';
import { useParam } from '../../components/page/use-param.ts';

interface ChosenTab {
  readonly value: Tab;
  readonly fallback: Tab;
  /** Whether results have arrived while another list is shown. */
  readonly fresh: boolean;
}

/** Status of the trial, and numbers of rows in its start and result lists. */
interface Found {
  readonly status: number;
  readonly starts: number;
  readonly rows: number;
}

/**
 * The list shown: that of the URL, else the most advanced one when the page was opened. Results that arrive later do not
 * switch the list, but mark its tab.
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
