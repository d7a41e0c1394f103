import { prerender } from 'react-dom/static.edge';
import { addTexts, type Language, MemoryRouter, Provider, platformTexts, startLanguage } from 'shared-domain/platform';
import { App, createShellStore } from '../app/App.tsx';
import { type SiteFacts, setSiteFacts } from '../components/site.ts';
import { findModule } from '../features/modules/modules.ts';
import { shellTexts } from '../locales/texts.ts';

interface FrameRequest {
  readonly path: string;
  /** The query string with its `?`, or empty. */
  readonly search?: string;
  readonly language: Language;
  readonly site: SiteFacts;
}

/** The bar above a page and the footer below it; for a page of the shell's own all of it is in `before`, with its title. */
interface DrawnFrame {
  readonly before: string;
  readonly after: string;
  readonly title?: string;
}

const PAGE_PLACEHOLDER = '<template id="page"></template>';

/**
 * Draws the frame to HTML on the server, with the question about cookies; a module's page whole. The language is global to the process: draw one frame after the other.
 */
export async function renderFrame({ path, search = '', language, site }: FrameRequest): Promise<DrawnFrame> {
  setSiteFacts(site);
  startLanguage(language);
  addTexts('platform', platformTexts);
  addTexts('shell', shellTexts);
  const module = findModule(path);
  const store = createShellStore();
  const { prelude } = await prerender(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path + search]}>
        <App store={store} drawing={{ page: { path, search, html: PAGE_PLACEHOLDER } }} />
      </MemoryRouter>
    </Provider>,
  );
  const [before = '', after = ''] = (await new Response(prelude).text()).split(PAGE_PLACEHOLDER);
  return module === undefined ? { before, after } : { before, after, title: shellTexts[language][module.label] };
}
