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
 * Adds `?embed=1` to the links of a page in a frame of another site: before the application has started, links request pages
 * from the server, which allows only pages with it in frames.
 */
export const keepEmbedded = (html: string): string =>
  html.replace(LINK, (whole, path: string, query = '') => {
    if (/[?&;]embed=1/.test(query)) return whole;
    return `href="${path}${query === '' ? '?' : `${query}&amp;`}embed=1`;
  });

/** A page to draw, with the API's answers that it needs. */
export interface PageAsked {
  /** Path and query. */
  readonly path: string;
  readonly language: Language;
  readonly answers: readonly FirstAnswer[];
}

export interface DrawnPage {
  /** The page without top bar and footer, which the shell draws. */
  readonly html: string;
  readonly facts: PageFacts;
}

const nothing = () => undefined;

/** Keeps React from moving parts of the page into place by scripts: it must be readable without them. */
const WHOLE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/**
 * Draws a page of the public site to HTML on the server. The language is global to the process: draw one page after the other.
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
