import { createContext, useContext, useEffect } from 'react';

export interface PageFacts {
  /** The page's own words; the site's name is added. Undefined while they are not known. */
  readonly title: string | undefined;
  /** For search engines and shared links. */
  readonly description?: string | undefined;
  readonly noindex?: boolean;
}

/** Who is told what a page says of itself where there is no document: the server that draws it. */
export const PageFactsContext = createContext<((facts: PageFacts) => void) | undefined>(undefined);

/** Names the document, and keeps young athletes' pages (Q30) and dead ends out of search engines. */
export function usePage({ title, description, noindex = false }: PageFacts): void {
  useContext(PageFactsContext)?.({ title, description, noindex });
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – Foulée`;
  }, [title]);
  useEffect(() => {
    if (!noindex) return undefined;
    // The server has said it already in a page it drew: one is enough, and it goes with the page.
    const meta = document.head.querySelector<HTMLMetaElement>('meta[name="robots"]') ?? document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, [noindex]);
}
