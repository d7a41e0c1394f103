import type { BrowserContext, Page } from '@playwright/test';

/** Calls that write the marks of a row. */
export const ROW_CALLS = '**/api/lesecretariat/trial/*/row';
/** Calls that write a trial, with the heights of its bars. */
const TRIAL_CALLS = /\/api\/lesecretariat\/trial\/[^/?]+$/;

/** Makes calls that write marks fail as without a network; all others go on. */
export async function cutCalls(context: BrowserContext): Promise<void> {
  await context.route(ROW_CALLS, (route) => route.abort('internetdisconnected'));
  await context.route(TRIAL_CALLS, (route) => route.abort('internetdisconnected'));
}

export async function restoreCalls(context: BrowserContext): Promise<void> {
  await context.unroute(ROW_CALLS);
  await context.unroute(TRIAL_CALLS);
}

/**
 * Closes a page that has no network until its end. The context's `setOffline` is not enough: Playwright ends it as the page
 * closes, and the page gets `online` and sends between `pagehide` and its end.
 */
export async function closeOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await page.close();
}
