import { prerender } from 'react-dom/static.edge';
import {
  addTexts,
  createInjectableStore,
  type Language,
  MemoryRouter,
  Provider,
  platformTexts,
  startLanguage,
} from 'shared-domain/platform';
import { findPageLayout } from '../app/page-layout.ts';
import { type SiteFacts, setSiteFacts } from '../components/site.ts';
import { SiteFrame } from '../layouts/SiteFrame.tsx';
import { shellTexts } from '../locales/texts.ts';

interface FrameRequest {
  readonly path: string;
  /** The query string with its `?`, or empty. */
  readonly search?: string;
  readonly language: Language;
  readonly site: SiteFacts;
}

/** The bar above a page and the footer below it. */
interface DrawnFrame {
  readonly before: string;
  readonly after: string;
}

const PAGE_PLACEHOLDER = '<template id="page"></template>';

/**
 * Draws the frame to HTML on the server. The language is global to the process: draw one frame after the other.
 */
export async function renderFrame({ path, search = '', language, site }: FrameRequest): Promise<DrawnFrame> {
  setSiteFacts(site);
  startLanguage(language);
  addTexts('platform', platformTexts);
  addTexts('shell', shellTexts);
  const { prelude } = await prerender(
    <Provider store={createInjectableStore()}>
      <MemoryRouter initialEntries={[path + search]}>
        <SiteFrame layout={findPageLayout(path, search).layout}>
          <template id="page" />
        </SiteFrame>
      </MemoryRouter>
    </Provider>,
  );
  const [before = '', after = ''] = (await new Response(prelude).text()).split(PAGE_PLACEHOLDER);
  return { before, after };
}
