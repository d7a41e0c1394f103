import { useEffect, useRef, useState } from 'react';
import { isFinished } from 'shared-domain';
import { isTab, type Tab } from '../../components/ListTabs.tsx';
import { chooseFallbackTab } from '../../components/page/fallback-tab.ts';
import { useParam } from '../../components/page/use-param.ts';

interface ChosenTab {
  readonly value: Tab;
  readonly fallback: Tab;
  /** Whether results have arrived while another list is shown. */
  readonly hasNewResults: boolean;
}

/** Status of the trial, and numbers of rows in its start and result lists. */
interface ListSizes {
  readonly status: number;
  readonly starts: number;
  readonly rows: number;
}

/**
 * The list shown: that of the URL, else the most advanced one when the page was opened. Results that arrive later do not
 * switch the list, but mark its tab.
 */
export function useTab({ status, starts, rows }: ListSizes): ChosenTab {
  const [tabParam] = useParam('t');
  const [fallback] = useState<Tab>(() => chooseFallbackTab(rows > 0 || isFinished(status), starts > 0));
  const value = isTab(tabParam) ? tabParam : fallback;
  const seenRows = useRef(rows);
  useEffect(() => {
    if (value === 'resultats') seenRows.current = rows;
  }, [value, rows]);
  return { value, fallback, hasNewResults: value !== 'resultats' && rows > seenRows.current };
}
