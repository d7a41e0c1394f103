import { useEffect, useRef, useState } from 'react';
import { isTab, type Tab } from '../ListTabs.tsx';
import { chooseFallbackTab } from './fallback-tab.ts';
import { useParam } from './use-param.ts';

interface ChosenTab {
  readonly value: Tab;
  readonly fallback: Tab;
  /** Whether results have arrived while another list is shown. */
  readonly hasNewResults: boolean;
}

/** Numbers of rows in the start and result lists of a page, known when the page is first shown. */
interface ListSizes {
  /** Whether all is over, so that results are what a reader comes for even where none are there. */
  readonly isOver?: boolean;
  readonly starts: number;
  readonly rows: number;
}

/**
 * The list shown: that of the URL, else the most advanced one when the page was opened. Results that arrive later do not
 * switch the list, but mark its tab.
 */
export function useTab({ isOver = false, starts, rows }: ListSizes): ChosenTab {
  const [tabParam] = useParam('t');
  const [fallback] = useState<Tab>(() => chooseFallbackTab(rows > 0 || isOver, starts > 0));
  const value = isTab(tabParam) ? tabParam : fallback;
  const seenRows = useRef(rows);
  useEffect(() => {
    if (value === 'resultats') seenRows.current = rows;
  }, [value, rows]);
  return { value, fallback, hasNewResults: value !== 'resultats' && rows > seenRows.current };
}
