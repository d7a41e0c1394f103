import { expect, type Page } from '@playwright/test';

/** Waits until the service worker has stored the shell, the page of the first visit and its files. */
export const expectStored = (page: Page, path: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const pages = await caches.open('foulee-pages');
          const files = await caches.open('foulee-files');
          const shell = (await caches.keys()).some((name) => name.startsWith('foulee-shell-'));
          return shell && (await pages.match(wanted)) !== undefined && (await files.keys()).length > 2;
        }, path),
      { timeout: 30_000 },
    )
    .toBe(true);

/** Paths of everything that the service worker has stored. */
export const listStoredPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
