import { jest } from '@jest/globals';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createInjectableStore,
  type HostServices,
  MemoryRouter,
  Provider,
  sessionSlice,
  startLanguage,
} from 'shared-domain/platform';
import App from '../App.tsx';
import { setDraftAccount } from '../api/device/draft-account.ts';
import { aSession } from './fake-server.ts';

// jsdom has no ResizeObserver, which antd needs; sizes never change here.
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// antd's forms are slow in jsdom on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

/** The account whose drafts the device shows, set before anything is drawn. */
const ACCOUNT = 'c';
setDraftAccount(ACCOUNT);

interface Options {
  readonly signedIn?: boolean;
  /** When the session ends. */
  readonly expires?: string;
}

/** Draws the whole secretariat at an address, in French, with mocks of the shell's services. */
export function renderSecretariat(path: string, { signedIn = true, expires = aSession().expires }: Options = {}) {
  startLanguage('fr');
  setDraftAccount(ACCOUNT);
  const store = createInjectableStore();
  if (signedIn) store.dispatch(sessionSlice.actions.signedIn({ ...aSession(), expires }));
  const host = {
    store,
    notify: jest.fn<HostServices['notify']>(),
    confirm: jest.fn<HostServices['confirm']>(async () => true),
    openContact: jest.fn<HostServices['openContact']>(),
  };
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <App host={host} />
      </MemoryRouter>
    </Provider>,
  );
  return { host, unmount, user: userEvent.setup({ delay: null }) };
}
