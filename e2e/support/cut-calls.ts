import type { BrowserContext, Page } from '@playwright/test';

/** What writes the marks of a row. */
export const ROW_CALLS = '**/api/lesecretariat/trial/*/row';
/** A bar is written with the trial. */
const TRIAL_CALLS = /\/api\/lesecretariat\/trial\/[^/?]+$/;

/** What writes fails as it does without a network; the rest of the console goes on. */
export async function cutCalls(context: BrowserContext): Promise<void> {
  await context.route(ROW_CALLS, (route) => route.abort('internetdisconnected'));
  await context.route(TRIAL_CALLS, (route) => route.abort('internetdisconnected'));
}

export async function mendCalls(context: BrowserContext): Promise<void> {
  await context.unroute(ROW_CALLS);
  await context.unroute(TRIAL_CALLS);
}

/**
 * Closes a page whose network stays away to its end. The context's own `setOffline` is not enough: Playwright
 * lets go of a page as it closes, and the page hears `online` and sends between `pagehide` and its end.
 */
export async function closeOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await page.close();
}
