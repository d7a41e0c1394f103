import { createContext, useContext, useEffect } from 'react';

export interface PageFacts {
  /** Without the site's name, which is added; undefined while it is not known. */
  readonly title: string | undefined;
  /** For search engines and shared links. */
  readonly description?: string | undefined;
  readonly noindex?: boolean;
}

/** Receives the facts of a page on the server, where there is no document to write them to. */
export const PageFactsContext = createContext<((facts: PageFacts) => void) | undefined>(undefined);

/** Called once a page is in the document: a page that the server drew is hydrated then. */
export const PageShownContext = createContext<(() => void) | undefined>(undefined);

/** Sets the document's title, and keeps pages of young athletes (Q30) and missing pages out of search engines. */
export function usePage({ title, description, noindex = false }: PageFacts): void {
  useContext(PageFactsContext)?.({ title, description, noindex });
  const noteShown = useContext(PageShownContext);
  useEffect(() => noteShown?.(), [noteShown]);
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – Foulée`;
  }, [title]);
  useEffect(() => {
    if (!noindex) return undefined;
    // A page drawn by the server already has the element: it is reused, and removed with the page.
    const meta = document.head.querySelector<HTMLMetaElement>('meta[name="robots"]') ?? document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, [noindex]);
}
