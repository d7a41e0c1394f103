import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'shared-domain/platform';
import { aHost, renderInShell } from '../testing/render-in-shell.tsx';
import type { Federation } from './load-remote.ts';
import { RemoteApp } from './RemoteApp.tsx';
import { SLOW_MS } from './use-remote-load.ts';

const load = jest.fn<Federation['load']>();
const reload = jest.fn<Federation['reload']>();
const federation: Federation = { load, reload };

let serial = 0;
const realFetch = globalThis.fetch;

/** Draws a remote under a name that no earlier test has loaded; `isReloaded` where the one reload of its failure is behind it. */
function renderRemote(platform = '1.0', beside?: ReactNode, isReloaded = false) {
  serial += 1;
  const name = `remote_${serial}`;
  release(name, 'ab12', platform);
  if (isReloaded) localStorage.setItem(`foulee.reloaded.${name}`, '1');
  renderInShell(
    <>
      {beside}
      <RemoteApp name={name} host={aHost()} federation={federation} />
    </>,
  );
  return name;
}

/** Points remotes.json at a release. */
function release(name: string, hash: string, platform = '1.0') {
  const remotes = [{ name, entry: `/remotes/${name}/remoteEntry.${hash}.js`, version: '0.9.0', platform }];
  globalThis.fetch = async () => new Response(JSON.stringify({ remotes }));
}

const works = { default: () => <h1>Le module</h1> };

beforeEach(() => {
  load.mockReset();
  reload.mockReset();
  localStorage.clear();
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
    expect(load).toHaveBeenCalledWith(expect.objectContaining({ name, entry: `/remotes/${name}/remoteEntry.ab12.js` }));
  });

  test('that fails reloads the page once, and nothing is asked for a second time', async () => {
    load.mockRejectedValue(new Error('script'));
    const name = renderRemote();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem(`foulee.reloaded.${name}`)).toBe('1');
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  });

  test('that fails after the reload is logged and has its screen; «Réessayer» asks under a new address and clears the flag', async () => {
    load.mockRejectedValueOnce(new Error('script')).mockResolvedValue(works);
    const name = renderRemote('1.0', undefined, true);
    expect(await screen.findByRole('heading', { name: 'Cette partie du site ne répond pas' })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    expect(console.error).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Le module' })).toBeVisible();
    expect(load).toHaveBeenLastCalledWith(
      expect.objectContaining({ name, entry: expect.stringContaining('remoteEntry.ab12.js?') }),
    );
    expect(localStorage.getItem(`foulee.reloaded.${name}`)).toBeNull();
  });

  test('that is asked for again and given what failed before, a preload, is asked for once more', async () => {
    load
      .mockRejectedValueOnce(new Error('script'))
      .mockRejectedValueOnce(new Error('preload'))
      .mockResolvedValue(works);
    renderRemote('1.0', undefined, true);
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Le module' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
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
    expect(await screen.findByRole('heading', { name: 'Le module' })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  test('that breaks on one page is drawn anew on another, without a retry', async () => {
    const Fragile = () => {
      if (useLocation().pathname === '/') throw new Error('panne au rendu');
      return <h1>Le module</h1>;
    };
    load.mockResolvedValue({ default: Fragile });
    renderRemote('1.0', <Link to="/ailleurs">Ailleurs</Link>);
    expect(await screen.findByRole('heading', { name: 'Cette page s’est arrêtée' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Ailleurs' }));
    expect(screen.getByRole('heading', { name: 'Le module' })).toBeVisible();
  });

  test('that breaks while it draws and was released again meanwhile begins the page anew', async () => {
    load.mockResolvedValue({
      default: () => {
        throw new Error('panne au rendu');
      },
    });
    const name = renderRemote();
    await screen.findByRole('heading', { name: 'Cette page s’est arrêtée' });
    release(name, 'cd34');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test('that arrives late stays, whatever becomes of a newer attempt', async () => {
    jest.useFakeTimers();
    let arrive: (module: typeof works) => void = () => undefined;
    let fail: (error: Error) => void = () => undefined;
    load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    load.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    load.mockRejectedValue(new Error('script'));
    renderRemote();
    await act(() => jest.advanceTimersByTimeAsync(SLOW_MS + 10));
    await act(async () => screen.getByRole('button', { name: 'Réessayer' }).click());
    await act(async () => arrive(works));
    await act(async () => fail(new Error('script')));
    await act(() => jest.advanceTimersByTimeAsync(SLOW_MS + 10));
    expect(screen.getByRole('heading', { name: 'Le module' })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['2.0', 'newer', 'Une mise à jour est en cours'],
    ['1.99', 'newer', 'Une mise à jour est en cours'],
    ['0.9', 'older', 'Cette partie du site n’est pas encore à jour'],
    ['', 'unreadable', 'Cette partie du site n’est pas encore à jour'],
  ])(
    'made for platform «%s», a %s one, is not loaded: «%s», and a retry begins the page anew',
    async (platform, _, title) => {
      renderRemote(platform);
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(`version 0.9.0 pour la plateforme ${platform}`, { exact: false })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
      expect(reload).toHaveBeenCalledTimes(1);
      expect(load).not.toHaveBeenCalled();
    },
  );

  test('that accepts several majors is loaded on each', async () => {
    load.mockResolvedValue(works);
    renderRemote('0.4 || 1.0 || 2.0');
    expect(await screen.findByRole('heading', { name: 'Le module' })).toBeVisible();
  });

  test('that remotes.json does not know is down, not a blank page', async () => {
    renderRemote('1.0', undefined, true);
    globalThis.fetch = async () => new Response('{"remotes":[]}');
    expect(await screen.findByRole('heading', { name: 'Cette partie du site ne répond pas' })).toBeVisible();
  });
});
