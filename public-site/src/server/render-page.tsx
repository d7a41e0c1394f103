import { prerender } from 'react-dom/static.edge';
import { findPublicPage } from 'shared-domain/contract';
import {
  addTexts,
  createInjectableStore,
  type HostServices,
  type Language,
  MemoryRouter,
  type PageAnswer,
  Provider,
  platformTexts,
  startLanguage,
} from 'shared-domain/platform';
import App from '../App.tsx';
import { publicApi } from '../api/public-api.ts';
import { type PageFacts, PageFactsContext } from '../components/page/use-page.ts';
import { type Drawing, startDrawing } from '../first-drawing/drawing.ts';
import { PAGE_ID_PREFIX } from '../first-drawing/id-prefix.ts';
import { en } from '../locales/en.ts';
import { fr } from '../locales/fr.ts';
import { NAMESPACE } from '../locales/register-texts.ts';
import { findReads } from './page-reads.ts';

const CHALLENGE_LINK = /href="(\/challenge\/[^"?#]*)(\?[^"#]*)?/g;

/**
 * Adds `?embed=1` to the links of a page in a frame of another site: before the application has started, links request pages
 * from the server, which allows only pages with it in frames.
 */
export const addEmbedParam = (html: string): string =>
  html.replace(CHALLENGE_LINK, (link, path: string, query = '') => {
    if (/[?&;]embed=1/.test(query)) return link;
    return `href="${path}${query === '' ? '?' : `${query}&amp;`}embed=1`;
  });

/** A page to draw, with the API's answers that it needs. */
export interface PageRequest {
  /** Path and query. */
  readonly path: string;
  readonly language: Language;
  readonly answers: readonly PageAnswer[];
}

export interface DrawnPage {
  /** The page without top bar and footer, which the shell draws. */
  readonly html: string;
  readonly facts: PageFacts;
}

const doNothing = () => undefined;

/** `progressiveChunkSize` keeps React from moving parts of the page into place by scripts: it must be readable without them. */
const RENDER_OPTIONS = { progressiveChunkSize: Number.POSITIVE_INFINITY, identifierPrefix: PAGE_ID_PREFIX };

/**
 * Draws a page of the public site to HTML on the server. The language is global to the process: draw one page after the other.
 */
export async function renderPage({ path, language, answers }: PageRequest): Promise<DrawnPage> {
  startLanguage(language);
  addTexts('platform', platformTexts);
  addTexts(NAMESPACE, { fr, en });
  const store = createInjectableStore();
  store.inject(publicApi);
  // The starts of a team's members come above what the server draws without them: that page is drawn anew, out of sight.
  const drawing: Drawing = { at: Date.now(), reads: findReads(answers.map(({ url }) => url)) };
  startDrawing(
    JSON.stringify(drawing),
    answers,
    store,
    findPublicPage(path.replace(/\?.*/, ''))?.name !== 'teamMembers',
  );
  const host: HostServices = {
    store,
    notify: doNothing,
    confirm: async () => false,
    openContact: doNothing,
    openSearch: doNothing,
    openCookies: doNothing,
  };
  const collected: { facts: PageFacts } = { facts: { title: undefined } };
  const { prelude } = await prerender(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <PageFactsContext value={(facts) => Object.assign(collected, { facts })}>
          <App host={host} />
        </PageFactsContext>
      </MemoryRouter>
    </Provider>,
    RENDER_OPTIONS,
  );
  const html = await new Response(prelude).text();
  return { html: /[?&]embed=1/.test(path) ? addEmbedParam(html) : html, facts: collected.facts };
}
