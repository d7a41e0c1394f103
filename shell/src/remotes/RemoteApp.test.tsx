import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHost, renderInShell } from '../testing/render-in-shell.tsx';
import type { Federation } from './load-remote.ts';
import { RemoteApp } from './RemoteApp.tsx';
import { SLOW_MS } from './use-remote.ts';

const load = jest.fn<Federation['load']>();
const register = jest.fn<Federation['register']>();
const federation: Federation = { load, register };

let serial = 0;
const realFetch = globalThis.fetch;

/** Draws a remote under a name that no earlier test has loaded. */
function renderRemote(platform = '1.0') {
  serial += 1;
  const name = `remote_${serial}`;
  const remotes = [{ name, entry: `/remotes/${name}/remoteEntry.ab12.js`, version: '0.9.0', platform }];
  globalThis.fetch = async () => new Response(JSON.stringify({ remotes }));
  renderInShell(<RemoteApp name={name} host={aHost()} federation={federation} />);
  return name;
}

const works = { default: () => <h1>Le module</h1> };

beforeEach(() => {
  load.mockReset();
  register.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

describe('a remote in its place', () => {
  test('is found through remotes.json at run time and drawn', async () => {
    load.mockResolvedValue(works);
    const name = renderRemote();
    expect(await screen.findByRole('heading', { name: 'Le module' })).toBeVisible();
    expect(register).toHaveBeenCalledWith(name, `/remotes/${name}/remoteEntry.ab12.js`, false);
  });

  test('that is down has its screen, and «Réessayer» asks again under a new address', async () => {
    load.mockRejectedValueOnce(new Error('script')).mockResolvedValue(works);
    const name = renderRemote();
    expect(await screen.findByRole('heading', { name: 'Cette partie du site ne répond pas' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Le module' })).toBeVisible();
    expect(register).toHaveBeenLastCalledWith(name, expect.stringContaining('remoteEntry.ab12.js?'), true);
  });

  test('that is slow says so, goes on waiting, and comes by itself', async () => {
    jest.useFakeTimers();
    let arrive: (module: typeof works) => void = () => undefined;
    load.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    renderRemote();
    await act(() => jest.advanceTimersByTimeAsync(SLOW_MS + 10));
    expect(screen.getByText(/Le chargement est plus long que prévu/)).toBeVisible();
    await act(async () => arrive(works));
    expect(screen.getByRole('heading', { name: 'Le module' })).toBeVisible();
  });

  test('that breaks while it draws has its screen, and a retry draws it anew', async () => {
    let broken = true;
    const Fragile = () => {
      if (broken) throw new Error('panne au rendu');
      return <h1>Le module</h1>;
    };
    load.mockResolvedValue({ default: Fragile });
    renderRemote();
    expect(await screen.findByRole('heading', { name: 'Cette page s’est arrêtée' })).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(screen.getByRole('heading', { name: 'Le module' })).toBeVisible();
  });

  test('built for a newer platform is not loaded at all', async () => {
    renderRemote('1.9');
    expect(await screen.findByRole('heading', { name: 'Une mise à jour est en cours' })).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  test('that remotes.json does not know is down, not a blank page', async () => {
    renderRemote();
    globalThis.fetch = async () => new Response('{"remotes":[]}');
    expect(await screen.findByRole('heading', { name: 'Cette partie du site ne répond pas' })).toBeVisible();
  });
});
