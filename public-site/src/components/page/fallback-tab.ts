import type { Tab } from '../ListTabs.tsx';

/** The list that a page opens with: results, else the start list, else, before there is one, who is entered. */
export function fallbackTab(hasResults: boolean, hasStarts: boolean): Tab {
  if (hasResults) return 'resultats';
  return hasStarts ? 'departs' : 'engages';
}
