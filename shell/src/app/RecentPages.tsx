import { useEffect, useRef } from 'react';
import { keepRecentPage, useLocation } from 'shared-domain/platform';

const TITLE_SUFFIX = ' – Foulée';

/** Stores the competition pages that the reader visits, with their titles, for the search dialog. */
export function RecentPages() {
  const { pathname } = useLocation();
  const isFirstPage = useRef(true);
  useEffect(() => {
    // The first page has its title from the start; after a navigation the previous page's title is still there.
    const previousTitle = isFirstPage.current ? undefined : document.title;
    isFirstPage.current = false;
    if (!/^\/challenge\/[^/]/.test(pathname)) return undefined;
    const storePage = () => {
      const title = document.title.replace(TITLE_SUFFIX, '');
      if (title !== '' && title !== 'Foulée') keepRecentPage({ k: pathname, t: Date.now(), title });
    };
    if (previousTitle === undefined) storePage();
    const observer = new MutationObserver(() => document.title !== previousTitle && storePage());
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);
  return null;
}
