import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { type AppProps, Link, MemoryRouter, useLocation, useNavigate } from 'shared-domain/platform';
import { type ServerDrawing, ServerDrawingContext } from '../components/drawn-page.ts';
import { aHost, renderInShell } from '../testing/render-in-shell.tsx';
import type { Federation, RemoteModule } from './load-remote.ts';
import { RemoteApp } from './RemoteApp.tsx';

function App({ onHydrated }: AppProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [count, setCount] = useState(0);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <main>
      <h1>{pathname}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Compter {count}
      </button>
      <button type="button" onClick={() => navigate('/challenge/D')}>
        Suivant
      </button>
    </main>
  );
}

const html = renderToString(
  <MemoryRouter initialEntries={['/challenge/C']}>
    <App host={aHost()} />
  </MemoryRouter>,
);

const preparePage = async () => ({ idPrefix: 'p' });
const load = jest.fn<Federation['load']>();
const federation: Federation = { load, reload: () => undefined };
const ended = jest.fn();
const hydrated = jest.fn();
const realFetch = globalThis.fetch;
let serial = 0;

/** The frame around a page that the server drew, whose remote comes later. */
function openPage() {
  serial += 1;
  const name = `drawn_${serial}`;
  const remotes = [{ name, entry: `/${name}.js`, version: '1', platform: '1.0' }];
  globalThis.fetch = async () => new Response(JSON.stringify({ remotes }));
  const drawing: ServerDrawing = {
    page: { path: '/challenge/C', search: '', html },
    onHydrate: () => hydrated,
    onEnd: ended,
  };
  let arrive: (module: RemoteModule) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve, reject) => ([arrive, fail] = [resolve, reject])));
  localStorage.setItem(`foulee.reloaded.${name}`, '1');
  const view = renderInShell(
    <ServerDrawingContext value={drawing}>
      <Link to="/challenge/E">Ailleurs</Link>
      <RemoteApp name={name} host={aHost()} federation={federation} />
    </ServerDrawingContext>,
    '/challenge/C',
  );
  return {
    ...view,
    arrive: (module: RemoteModule) => act(async () => arrive(module)),
    fail: () => act(async () => fail(new Error('script'))),
  };
}

beforeEach(() => {
  for (const mock of [load, ended, hydrated]) mock.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('A page that the server drew', () => {
  test('stays while its remote is loaded, which then hydrates the very same elements', async () => {
    const { arrive } = openPage();
    const title = screen.getByRole('heading', { name: '/challenge/C' });
    await arrive({ default: App, preparePage });
    expect(hydrated).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: '/challenge/C' })).toBe(title);
    await userEvent.click(screen.getByRole('button', { name: 'Compter 0' }));
    expect(screen.getByRole('button', { name: 'Compter 1' })).toBeVisible();
    expect(console.error).not.toHaveBeenCalled();
  });

  test('goes with the frame from page to page, and the frame with it', async () => {
    const { arrive } = openPage();
    await arrive({ default: App, preparePage });
    await userEvent.click(screen.getByRole('link', { name: 'Ailleurs' }));
    expect(screen.getByRole('heading', { name: '/challenge/E' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
    expect(screen.getByRole('heading', { name: '/challenge/D' })).toBeVisible();
    expect(ended).not.toHaveBeenCalled();
  });

  test('that the reader left before its remote came is not hydrated', async () => {
    const { arrive } = openPage();
    await userEvent.click(screen.getByRole('link', { name: 'Ailleurs' }));
    expect(screen.queryByRole('heading', { name: '/challenge/C' })).toBeNull();
    await arrive({ default: App, preparePage });
    expect(screen.getByRole('heading', { name: '/challenge/E' })).toBeVisible();
    expect([hydrated.mock.calls.length, ended.mock.calls.length]).toEqual([0, 1]);
  });

  test.each<[string, RemoteModule]>([
    ['cannot hydrate it', { default: App }],
    ['cannot load what it needs', { default: App, preparePage: () => Promise.reject(new Error('chunk')) }],
  ])('is drawn anew by a remote that %s', async (_, module) => {
    const { arrive } = openPage();
    const title = screen.getByRole('heading', { name: '/challenge/C' });
    await arrive(module);
    expect(screen.getByRole('heading', { name: '/challenge/C' })).not.toBe(title);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test('gives way to the screen that says that the remote is down', async () => {
    const { fail } = openPage();
    await fail();
    expect(await screen.findByRole('heading', { name: 'Cette partie du site ne répond pas' })).toBeVisible();
    expect([screen.queryByRole('heading', { name: '/challenge/C' }), ended.mock.calls.length]).toEqual([null, 1]);
  });

  test('that breaks while it is hydrated has its screen', async () => {
    const { arrive } = openPage();
    await arrive({
      default: () => {
        throw new Error('panne au rendu');
      },
      preparePage,
    });
    expect(await screen.findByRole('heading', { name: 'Cette page s’est arrêtée' })).toBeVisible();
  });
});
