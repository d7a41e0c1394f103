import { expect, type Page } from '@playwright/test';

/** Collects errors and warnings on a page's console; journeys expect none at their end. */
export function watchConsole(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Appears in journeys that block service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => complaints;
}

/** Expects that the page does not scroll horizontally (grids do inside their own region); waits for layout after a resize. */
export async function expectNoSidewaysScroll(page: Page, name = ''): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, `la page défile de côté ${name}`.trimEnd()).toBeLessThanOrEqual(0);
}

/** Names and marks of a list's rows, in the order shown. */
export async function readRows(page: Page, table = page.locator('table').first()): Promise<string[]> {
  return (await table.locator('tbody tr').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
}
