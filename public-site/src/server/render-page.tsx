import { prerender } from 'react-dom/static.edge';
import {
  addTexts,
  createInjectableStore,
  type HostServices,
  type Language,
  MemoryRouter,
  Provider,
  platformTexts,
  startLanguage,
} from 'shared-domain/platform';
import App from '../App.tsx';
import { publicApi } from '../api/public-api.ts';
import { type PageFacts, PageFactsContext } from '../components/page/use-page.ts';
import { type FirstAnswer, fillStore } from './fill-store.ts';

const LINK = /href="(\/challenge\/[^"?#]*)(\?[^"#]*)?/g;

/**
 * Links of a page that stands in another site's frame take `?embed=1` along: one that is followed before the application is
 * there asks the server for a page, and only such a page may be framed.
 */
export const keepEmbedded = (html: string): string =>
  html.replace(LINK, (whole, path: string, query = '') => {
    if (/[?&;]embed=1/.test(query)) return whole;
    return `href="${path}${query === '' ? '?' : `${query}&amp;`}embed=1`;
  });

/** A page to draw: its address, the reader's language, and the answers that it will ask for. */
export interface PageAsked {
  /** Path and query. */
  readonly path: string;
  readonly language: Language;
  readonly answers: readonly FirstAnswer[];
}

/** A page as a reader without scripts sees it. */
export interface DrawnPage {
  /** Inside of the frame: the page without bar and footer. */
  readonly html: string;
  readonly facts: PageFacts;
}

const nothing = () => undefined;

/** No part of a page waits behind a script that would put it in its place: the page is read without scripts too. */
const WHOLE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/**
 * Draws a page of the public site on the server, with the very components that will draw it in the browser. The language is
 * one for the whole process: draw one page after the other.
 */
export async function renderPage({ path, language, answers }: PageAsked): Promise<DrawnPage> {
  startLanguage(language);
  addTexts('platform', platformTexts);
  const store = createInjectableStore();
  store.inject(publicApi);
  fillStore(store, answers);
  const host: HostServices = {
    store,
    notify: nothing,
    confirm: async () => false,
    openContact: nothing,
    openSearch: nothing,
  };
  const noted: { facts: PageFacts } = { facts: { title: undefined } };
  const { prelude } = await prerender(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <PageFactsContext value={(facts) => Object.assign(noted, { facts })}>
          <App host={host} />
        </PageFactsContext>
      </MemoryRouter>
    </Provider>,
    WHOLE,
  );
  const html = await new Response(prelude).text();
  return { html: /[?&]embed=1/.test(path) ? keepEmbedded(html) : html, facts: noted.facts };
}
