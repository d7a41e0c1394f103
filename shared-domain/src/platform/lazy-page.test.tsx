import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { addTexts, startLanguage } from './language.ts';
import { lazyPage, loadOrReload } from './lazy-page.tsx';
import { platformTexts } from './texts.ts';

const failToLoad = () =>
  Promise.reject(Object.assign(new Error('Loading chunk 12 failed'), { name: 'ChunkLoadError' }));
const online = () => true;
const loadPage = async () => ({ Page: () => null });
const silenceErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** The page's one reload is spent. */
const reloadOnce = (load: () => Promise<never> = failToLoad) =>
  new Promise<void>((resolve) => void loadOrReload(load, { reload: () => resolve(), canReload: online }));
const flags = () => Object.keys(localStorage).filter((name) => name.startsWith('foulee.reloaded'));

beforeEach(() => localStorage.clear());

describe('a page whose chunk fails (P2.5)', () => {
  test('reloads the application once, and sets the flag before', async () => {
    const reload = jest.fn(() => expect(flags()).toHaveLength(1));
    void loadOrReload(failToLoad, { reload, canReload: online });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload a second time: it logs the error and passes it on', async () => {
    await reloadOnce();
    const reload = jest.fn();
    const log = silenceErrors();
    await expect(loadOrReload(failToLoad, { reload, canReload: online })).rejects.toThrow('Loading chunk');
    expect(reload).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalled();
  });

  test('does not reload without network', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = jest.fn();
    await expect(loadOrReload(failToLoad, { reload, canReload: () => false })).rejects.toThrow();
    expect(reload).not.toHaveBeenCalled();
    expect(flags()).toEqual([]);
  });

  test('a page that loads clears its flag for the next failure', async () => {
    let isWorking = false;
    const page = () => (isWorking ? loadPage() : failToLoad());
    await new Promise<void>((resolve) => void loadOrReload(page, { reload: () => resolve(), canReload: online }));
    isWorking = true;
    await loadOrReload(page, { reload: jest.fn(), canReload: online });
    expect(flags()).toEqual([]);
  });

  test('a page that loads leaves the flag of another: a broken one inside it does not reload for ever', async () => {
    silenceErrors();
    await reloadOnce();
    const reload = jest.fn();
    await loadOrReload(loadPage, { reload, canReload: online });
    await expect(loadOrReload(failToLoad, { reload, canReload: online })).rejects.toThrow('Loading chunk');
    expect(reload).not.toHaveBeenCalled();
  });

  test('shows its designed screen once the reload has been spent', async () => {
    startLanguage('fr');
    addTexts('platform', platformTexts);
    await reloadOnce();
    silenceErrors();
    const Page = lazyPage(failToLoad as () => Promise<{ Page: () => null }>);
    render(<Page />);
    expect(await screen.findByRole('heading', { name: 'La page n’a pas pu être chargée' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recharger' })).toBeEnabled();
  });
});

test('a page that loads shows its only component with its props', async () => {
  const Page = lazyPage(async () => ({ Hello: ({ name }: { readonly name: string }) => <h1>Bonjour {name}</h1> }));
  render(<Page name="Inès" />);
  expect(await screen.findByRole('heading', { name: 'Bonjour Inès' })).toBeVisible();
});
