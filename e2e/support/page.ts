import { expect, type Page } from '@playwright/test';

/** Collects what the console of a page complains about; a journey ends by expecting none of it. */
export function watchConsole(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A journey that allows no service worker is told so on the page's console.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => complaints;
}

/** The page itself never scrolls sideways: only grids do, inside their own region. A page that was just resized is laid out first. */
export async function expectNoSidewaysScroll(page: Page, name = ''): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, `la page défile de côté ${name}`.trimEnd()).toBeLessThanOrEqual(0);
}

/** Names and marks of a list's rows, in the order shown. */
export async function rowsOf(page: Page, table = page.locator('table').first()): Promise<string[]> {
  return (await table.locator('tbody tr').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
}
