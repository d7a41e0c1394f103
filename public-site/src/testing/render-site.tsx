import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  addTexts,
  changeLanguage,
  createInjectableStore,
  type HostServices,
  type Language,
  MemoryRouter,
  Provider,
  startLanguage,
  useLocation,
} from 'shared-domain/platform';
import { publicApi } from '../api/public-api.ts';
import { HostContext } from '../components/host.ts';
import { en } from '../locales/en.ts';
import { fr } from '../locales/fr.ts';
import { NAMESPACE } from '../locales/register-texts.ts';

interface SiteOptions {
  readonly path?: string;
  readonly language?: Language;
}

let place = '';

/** Path and query that the router stands at. */
export const here = (): string => place;

function Place() {
  const { pathname, search } = useLocation();
  place = pathname + search;
  return null;
}

/** Draws a part of the public site as the shell would: store, router, words. */
export function renderSite(
  ui: ReactNode | ((host: HostServices) => ReactNode),
  { path = '/', language = 'fr' }: SiteOptions = {},
) {
  startLanguage(language);
  addTexts(NAMESPACE, { fr, en });
  void changeLanguage(language);
  const store = createInjectableStore();
  store.inject(publicApi);
  const host: HostServices = {
    store,
    notify: () => undefined,
    confirm: async () => false,
    openContact: () => undefined,
  };
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <HostContext value={host}>
          {typeof ui === 'function' ? ui(host) : ui}
          <Place />
        </HostContext>
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, store, host };
}
