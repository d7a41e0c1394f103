import type { Page } from '@playwright/test';
import { waitForSiteFont } from './site-font.ts';

/**
 * Sums the layout shifts of a page that no input caused (Cumulative Layout Shift); the returned function reads the sum, once the page is
 * drawn in the site's font.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shiftWindow = window as unknown as { shifted: number };
    shiftWindow.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) shiftWindow.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await waitForSiteFont(page);
    return page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return (window as unknown as { shifted: number }).shifted;
    });
  };
}
