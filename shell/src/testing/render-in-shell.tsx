import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  addTexts,
  createInjectableStore,
  type HostServices,
  MemoryRouter,
  Provider,
  platformTexts,
  startLanguage,
} from 'shared-domain/platform';
import { shellApi } from '../components/shell-api.ts';
import { addLaterTexts } from '../locales/later-texts.ts';
import { shellTexts } from '../locales/texts.ts';

/** Draws a part of the shell at an address, in French. */
export function renderInShell(part: ReactNode, path = '/') {
  startLanguage('fr');
  addTexts('platform', platformTexts);
  addTexts('shell', shellTexts);
  addLaterTexts();
  const store = createInjectableStore();
  store.inject(shellApi);
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
    </Provider>,
  );
}

export const aHost = (): HostServices => ({
  store: createInjectableStore(),
  notify: () => undefined,
  confirm: async () => true,
  openContact: () => undefined,
});
