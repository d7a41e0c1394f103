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

// jsdom measures nothing: what antd would hear of sizes never comes.
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// A form of antd's, and jsdom under it, take their time on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

/** Whose device it is, from before anything is drawn. */
const ACCOUNT = 'c';
setDraftAccount(ACCOUNT);

interface Options {
  /** False for who has not signed in. */
  readonly signedIn?: boolean;
  /** When the session ends. */
  readonly expires?: string;
}

/** Draws the whole secretariat at an address, in French, with a shell that remembers what it was asked. */
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
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <App host={host} />
      </MemoryRouter>
    </Provider>,
  );
  return { host, user: userEvent.setup({ delay: null }) };
}
