import { useEffect, useRef } from 'react';
import { keepRecentPage, useLocation } from 'shared-domain/platform';

const SITE = ' – Foulée';

/** Remembers the pages of competitions that the reader sees, by the title that each page gives itself. */
export function RecentPages() {
  const { pathname } = useLocation();
  const arriving = useRef(true);
  useEffect(() => {
    // The page that the server drew has its title from the start; after a navigation the last page's is still there.
    const before = arriving.current ? undefined : document.title;
    arriving.current = false;
    if (!/^\/challenge\/[^/]/.test(pathname)) return undefined;
    const keep = () => {
      const title = document.title.replace(SITE, '');
      if (title !== '' && title !== 'Foulée') keepRecentPage({ k: pathname, t: Date.now(), title });
    };
    if (before === undefined) keep();
    const observer = new MutationObserver(() => document.title !== before && keep());
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);
  return null;
}
