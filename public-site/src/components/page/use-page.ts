import { useEffect } from 'react';

interface PageFacts {
  /** The page's own words; the site's name is added. Undefined while they are not known. */
  readonly title: string | undefined;
  readonly noindex?: boolean;
}

/** Names the document, and keeps young athletes' pages (decision 30) and dead ends out of search engines. */
export function usePage({ title, noindex = false }: PageFacts): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – Foulée`;
  }, [title]);
  useEffect(() => {
    if (!noindex) return undefined;
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, [noindex]);
}
