import { expect, type Page } from '@playwright/test';

/** The first visit is kept once the page has loaded and has nothing else to do. */
export const isKept = (page: Page, path: string) =>
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

/** Addresses of all that the service worker has put by. */
export const readKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
