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
import { findPlace } from '../app/place.ts';
import { type SiteFacts, setSiteFacts } from '../components/site.ts';
import { Frame } from '../layouts/Frame.tsx';
import { shellTexts } from '../locales/texts.ts';

/** A frame to draw: the page's path, the reader's language, and what the server says of the site. */
export interface FrameAsked {
  readonly path: string;
  /** Its query, or empty. */
  readonly search?: string;
  readonly language: Language;
  readonly site: SiteFacts;
}

/** The bar above a page and the footer below it. */
export interface DrawnFrame {
  readonly before: string;
  readonly after: string;
}

const PLACE = '<template id="page"></template>';

/**
 * Draws the frame on the server, with the components that will draw it in the browser. The language is one for the whole
 * process: draw one frame after the other.
 */
export async function renderFrame({ path, search = '', language, site }: FrameAsked): Promise<DrawnFrame> {
  setSiteFacts(site);
  startLanguage(language);
  addTexts('platform', platformTexts);
  addTexts('shell', shellTexts);
  const { prelude } = await prerender(
    <Provider store={createInjectableStore()}>
      <MemoryRouter initialEntries={[path + search]}>
        <Frame layout={findPlace(path, search).layout}>
          <template id="page" />
        </Frame>
      </MemoryRouter>
    </Provider>,
  );
  const [before = '', after = ''] = (await new Response(prelude).text()).split(PLACE);
  return { before, after };
}
