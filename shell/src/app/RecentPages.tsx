import { useEffect } from 'react';
import { keepRecentPage, useLocation } from 'shared-domain/platform';

const SITE = ' – Foulée';

/** Remembers the pages of competitions that the reader sees, by the title that each page gives itself. */
export function RecentPages() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!/^\/challenge\/[^/]/.test(pathname)) return undefined;
    const before = document.title;
    const keep = () => {
      const title = document.title.replace(SITE, '');
      if (title !== '' && title !== 'Foulée') keepRecentPage({ k: pathname, t: Date.now(), title });
    };
    const observer = new MutationObserver(() => document.title !== before && keep());
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);
  return null;
}
