import type { Tab } from '../ListTabs.tsx';

/** The list that a page shows first: results, else the start list, else the entries. */
export function chooseFallbackTab(hasResults: boolean, hasStarts: boolean): Tab {
  if (hasResults) return 'resultats';
  return hasStarts ? 'departs' : 'engages';
}
