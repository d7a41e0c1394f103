import type { Page } from '@playwright/test';

/**
 * Waits for the site's font: until the page is drawn in it or, where it came after the first frame (a slow line, a busy machine), until
 * it is there for the next page. Pages without it are not waited for.
 */
export async function waitForSiteFont(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isLoaded = [...document.fonts].some(
      ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
    );
    return (
      isLoaded || document.documentElement.dataset.font === 'next-page' || document.getElementById('site-font') === null
    );
  });
}
