import type { Page } from '@playwright/test';

/** Waits for the site's font, which a first visit loads half a second after all else; pages without it are not waited for. */
export async function waitForSiteFont(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isLoaded = [...document.fonts].some(
      ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
    );
    return isLoaded || document.getElementById('site-font') === null;
  });
}
