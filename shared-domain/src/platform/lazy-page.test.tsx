import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { addTexts, startLanguage } from './language.ts';
import { lazyPage, loadOnce } from './lazy-page.tsx';
import { platformTexts } from './texts.ts';

const FLAG = 'foulee.reloaded';
const failing = () => Promise.reject(Object.assign(new Error('Loading chunk 12 failed'), { name: 'ChunkLoadError' }));
const online = () => true;

describe('a page whose chunk fails (specification 2)', () => {
  test('reloads the application once, and says so to the flag before it does', async () => {
    const reload = jest.fn(() => expect(localStorage.getItem(FLAG)).toBe('1'));
    void loadOnce(failing, { reload, online });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload a second time: it logs the error and passes it on', async () => {
    localStorage.setItem(FLAG, '1');
    const reload = jest.fn();
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(loadOnce(failing, { reload, online })).rejects.toThrow('Loading chunk');
    expect(reload).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalled();
  });

  test('does not reload without network: there would be nothing to reload', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = jest.fn();
    await expect(loadOnce(failing, { reload, online: () => false })).rejects.toThrow();
    expect(reload).not.toHaveBeenCalled();
    expect(localStorage.getItem(FLAG)).toBeNull();
  });

  test('a page that loads clears the flag for the next failure', async () => {
    localStorage.setItem(FLAG, '1');
    await loadOnce(async () => ({ Page: () => null }), { reload: jest.fn(), online });
    expect(localStorage.getItem(FLAG)).toBeNull();
  });

  test('shows its designed screen once the reload has been spent', async () => {
    startLanguage('fr');
    addTexts('platform', platformTexts);
    localStorage.setItem(FLAG, '1');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Page = lazyPage(failing as () => Promise<{ Page: () => null }>);
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
